const CHAT = 'This comes from a chat with an assistant. Delete it.';

/** Words and characters that are probably wrong, and what to write. A space may be the end of a line. */
export const PHRASES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /\b(?:to|will|can|could|may|never|not|you|we|they|['’]t) loose\b(?! (?:ends?|fit|cable|screw|part))/gi,
    'Write “lose”; “loose” means not tight.',
  ],
  [
    /\b(?:more|less|better|rather|faster|sooner|later|cheaper|higher|lower|longer|shorter|larger|smaller) then\b/gi,
    'Write “than” in a comparison.',
  ],
  [
    /\bit['’]s (?:own|owners?|business|customers?|clients?|name|data|staff|users|website|team|content|price)\b/gi,
    'Write “its”; “it’s” means “it is”.',
  ],
  [/\bits (?:not|a|an|been|going|too|also|always|possible|worth)\b/gi, 'Write “it’s”, short for “it is”.'],
  [/\byour (?:looking|going|welcome|doing|getting|trying|not sure)\b/gi, 'Write “you’re”, short for “you are”.'],
  [
    /\byou['’]re (?:business|company|data|team|website|customers|staff|computers?|office|own)\b/gi,
    'Write “your”; “you’re” means “you are”.',
  ],
  [/\b(?:could|should|would|might|must) of\b/gi, 'Write “have” in place of “of”.'],
  [/(?<=[\p{L}\p{N}])[ \t]+[,.;:!?](?=\s|$)/gu, 'Delete the space before this character.'],
  [/(?<=\p{Ll}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, 'Write a space after this character.'],
  [/,,|;;|(?<!\.)\.\.(?!\.)|!!+|\?\?+/g, 'Write this character once.'],
  [/\p{L}+-(?:\r?\n\s*| +)(?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, 'A hyphen breaks this word. Write it as one word.'],
  [
    /\b(?:as an AI(?: language)? model|I hope this helps|let me know if you(?:['’]d| would) like|feel free to (?:adjust|modify))\b[^.\n]*/gi,
    CHAT,
  ],
  [/^(?:Sure|Certainly|Of course|Absolutely)[,!] here(?:['’]s| is| are)[^\n]*/gim, CHAT],
  [/:contentReference\S*|\boaicite:\d+|【[^】]*】|\bturn\d+(?:search|view)\d+\b/g, CHAT],
  [/#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)/g, 'This is an error of a spreadsheet. Write the value.'],
];
