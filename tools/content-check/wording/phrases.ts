type Row = readonly [pattern: RegExp, advice: string];

/** Words that the dictionary knows and that are wrong in this place. A space may be the end of a line. */
export const CONFUSED: readonly Row[] = [
  [
    /\b(?:to|will|can|could|would|might|may|never|not|you|we|they|['’]t) loose\b(?! (?:ends?|fit|cable|screw|part))/gi,
    'Write “lose”; “loose” means not tight',
  ],
  [
    /\b(?:more|less|better|rather|faster|sooner|later|cheaper|higher|lower|longer|shorter|larger|smaller|other|different) then\b/gi,
    'Write “than” in a comparison',
  ],
  [
    /\bit['’]s (?:own|owners?|lid|business|customers?|clients?|name|data|staff|employees|users|website|team|content|way|purpose|value|price)\b/giu,
    'Write “its”; “it’s” means “it is”',
  ],
  [
    /\bits (?:not|a|an|been|going|too|also|always|possible|impossible|time to|worth)\b/gi,
    'Write “it’s”, short for “it is”',
  ],
  [
    /\byour (?:looking|going|welcome|doing|getting|trying|missing|about to|not sure|ready|able)\b/gi,
    'Write “you’re”, short for “you are”',
  ],
  [
    /\byou['’]re (?:business|company|data|team|website|customers|clients|staff|computers?|office|own)\b/gi,
    'Write “your”; “you’re” means “you are”',
  ],
  [
    /\bthere (?:own|team|business|website|customers|clients|office) (?:is|are|was|has|have|and|to)\b|\btheir (?:is|are|was|were|will)\b/gi,
    'Write “their” for what belongs to them, and “there” for a place',
  ],
  [
    /\bwho['’]s (?:data|business|job|website|team|customers|office|computers?|name)\b/gi,
    'Write “whose”; “who’s” means “who is”',
  ],
  [/\b(?:not|will|can|may|could|would|might) effect (?!change)/gi, 'Write “affect”, which means “change”'],
  [/\b(?:an|the|no|any) affect (?:on|of)\b/gi, 'Write “effect”; “affect” is a verb'],
  [/\b(?:could|should|would|might|must) of\b/gi, 'Write “have” in place of “of”'],
  [
    /\b(?:good|our|your|some|expert|free|for|of) advise\b|\b(?:will|can|to|we) advice\b/gi,
    'The noun is “advice”, and the verb is “advise”',
  ],
  [
    /\b(?:is|are|was|were|be|far|much) to (?:late|much|many|expensive|slow|big|small|old|complicated)\b(?! an?\b)/gi,
    'Write “too”, which means “more than enough”',
  ],
  [
    /\b(?:with|for|of) you (?:team|business|company|website|data|customers|office|network|budget)\b/gi,
    'Write “your” for what belongs to the reader',
  ],
  [/\bcostumers?\b/gi, 'Write “customer”; a “costumer” makes costumes'],
  [/\b(?:free|\d+-day) trails?\b/gi, 'Write “trial”; a “trail” is a path'],
  [/\bpiece of mind\b/gi, 'Write “peace of mind”'],
  [/\bpubic\b/gi, 'Write “public”'],
  [/\bHIPPA\b/g, 'Write “HIPAA”'],
  [
    /\b(?:infos|informations|softwares|advices|feedbacks|equipments|hardwares)\b/gi,
    'This word has no plural. Write it without the “s”',
  ],
  [
    /\b(?:this (?:are|were|have)|(?:he|she|it) don['’]t|(?:we|they|you) (?:doesn['’]t|was)|there is (?:many|several|two|three|four|five))\b/giu,
    'The verb does not agree with its subject. Correct one of the two',
  ],
  [
    /(?<=^|[.!?:;,]\s+|\b(?:and|if|when|because|but|as|so|while) )(?:we|they|you|I) (?:tells|has|is|was|does|needs|makes|gives|takes|knows|works|offers|helps|builds|writes|runs|keeps|wants)\b/gi,
    'The verb does not agree with its subject. Correct one of the two',
  ],
  [/(?<=\s)i(?=\s+\p{Ll}|['’](?:m|ll|ve|d)\b)/gu, 'Write “I” with a capital letter'],
  [/\b(?:Wont|wont|Cant|cant|Thats|thats|Whats|whats)\b/g, 'An apostrophe is missing: won’t, can’t, that’s'],
  [
    /(?<=\p{Ll}{3}[.!?] )(?:the|this|these|we|you|they|it|our|your|there|if|when)(?=\s\p{Ll})/gu,
    'A sentence starts with a capital letter',
  ],
];

/** Punctuation that is probably a typo. */
export const PUNCTUATION: readonly Row[] = [
  [/(?<=[\p{L}\p{N}])[ \t]+[,.;:!?](?=\s|$)/gu, 'Delete the space before this character'],
  [/(?<=\p{Ll}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, 'Write a space after this character'],
  [/,,|;;|(?<!\.)\.\.(?!\.)|!!+|\?\?+/g, 'Write this character once'],
  [/\p{L}+-(?:\r?\n\s*| +)(?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, 'A hyphen breaks this word. Write it as one word'],
  [
    /(?<![\d-])\d{1,3}-\d{1,3}(?= (?:seconds|minutes|hours|days|weeks|months|years|people|users|employees|pages|percent|steps)\b)/g,
    'Write a range with a long dash: 6–10',
  ],
];

/** What chats, mails and editors leave in a text that was copied from them. */
export const PASTED: readonly Row[] = [
  [
    /\b(?:as an AI(?: language)? model|as a large language model|I (?:cannot|can['’]t) (?:assist|help) with that|I hope this helps|let me know if you(?:['’]d| would) like|feel free to (?:adjust|modify|customi[sz]e))\b[^.\n]*/gi,
    'This comes from a chat with an assistant',
  ],
  [
    /^(?:Sure|Certainly|Of course|Absolutely)[,!] here(?:['’]s| is| are)[^\n]*/gim,
    'This comes from a chat with an assistant',
  ],
  [
    /:contentReference\S*|\boaicite:\d+|【[^】]*】|\bturn\d+(?:search|view)\d+\b/g,
    'This comes from a chat with an assistant',
  ],
  [/^\[?\d{1,2}:\d{2}(?:,? [\d/.]+)?\]? [\p{L} ]+:(?=\s)/gmu, 'This comes from a chat'],
  [
    /^(?:Sent from my |On .{5,60} wrote:|-{3,} ?(?:Original|Forwarded) message|Kind regards|Best regards|Von:|From: .+@)/gim,
    'This comes from a mail',
  ],
  [/^(?:Page \d+ of \d+|Confidential(?: draft)?)$/gim, 'This comes from the margin of a document'],
  [/^(?:Share this:?|Read time:? \d+ min|Related (?:posts|articles))$/gim, 'This comes from another website'],
  [/\bError! (?:Reference source not found|Bookmark not defined)\.?/gi, 'This comes from Word'],
  [/#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)/g, 'This is an error of a spreadsheet'],
  [/\[(?:edit|citation needed|\d{1,3})\](?!\()/gi, 'This comes from Wikipedia'],
  [/\bmso-[\w-]+:|\bMsoNormal\b|class="[^"]*"/g, 'This comes from Word'],
  [/_{4,}|\bx{4,}\b|%[A-Z_]{3,}%|<<[^>\n]{2,30}>>|\|[A-Z][A-Z_:]{2,}\|/gi, 'This placeholder was not filled in'],
];
