import type { Diagnostic } from '../rule';
import { matchesIn, type Texts } from '../texts';

/** What comes along when text is copied from Word, mail, a chat or another country's keyboard, and what to do about it. */
const PASTED: readonly [pattern: RegExp, advice: string | ((match: readonly string[]) => string), isError?: true][] = [
  [
    /Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|No text of specified style)[^\n.]*\.?/g,
    'is what Word writes in place of a reference that it has lost. Write the reference, or delete it',
    true,
  ],
  [
    /\bCommented \[\w+\]:?|\[[A-Z]{2,3}\d{1,3}\](?!\()|(?<=[.,;:\p{L}\p{N}”’)])\[(?:\d{1,2}|[a-z]{1,2})\](?![(:])/gu,
    'is the mark of a comment or a source that was copied along. Delete it',
  ],
  [
    /\[?\b\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AP]M)?, \d{1,2}[./]\d{1,2}[./]\d{2,4}\]?(?: -)?(?: \p{Lu}[^:\n]{1,30}:)?|\[?\b\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AP]M)?\]?(?: -)?(?: \p{Lu}[^:\n]{1,30}:)?/gu,
    'is the time and the name from a chat. Delete it',
    true,
  ],
  [
    /^(?:Sent from my \w+|-+ ?Original Message ?-+|On [^\n]{3,60} wrote:|From: [^\n]{2,60} (?:Sent|To|Subject): [^\n]*|Begin forwarded message)[^\n]*/gim,
    'belongs to the mail from which the text was copied. Delete it',
    true,
  ],
  [
    /\bthis (?:e-?mail|message)(?: and any attachments?)? (?:is|are|may be|contains?) (?:intended|confidential|privileged)[^\n.]*|\bplease find (?:attached|enclosed)\b|\bas (?:discussed|agreed) (?:in|at|on|during) our\b|\bsee page \d+ (?:of|in)\b/gi,
    'belongs to the mail or brochure from which the text was copied. Delete it',
    true,
  ],
  [/(?<![\p{L}\p{N}./])@\p{Lu}\p{L}+/gu, 'calls a colleague, and visitors would read it. Delete it'],
  [
    /\((?=[^()]*(?:\bpl[sz]\b|\bw\/|\b(?:check|confirm|verify|clarify|clear|discuss) (?:this )?with\b|\bdouble[- ]check\b|\bis this (?:right|correct|true|still)\b|\bask \p{Lu}\p{Ll}+|\bneeds? (?:approval|sign-?off|a source|review)\b|\bto be (?:confirmed|decided|checked)\b))[^()\n]*\)/gu,
    'is a note to a colleague, and visitors would read it. Delete it',
    true,
  ],
  [
    /\b(?:NOTE TO SELF|NOTE TO (?:EDITOR|COLLEAGUE|DESIGN|LEGAL)|Note to (?:self|editor|colleagues?|design|legal))\b[^\n]*|\((?:add|insert|put) [\w’' ]{2,40} here\)|\b(?:should|to) be replaced (?:with|by) (?:real|actual|the right|your)\b[^\n.]*|\b[Tt]his is (?:just )?(?:a )?(?:placeholder|test)\b[^\n.]*|\b(?:t\.?b\.?[acd]\.?)(?=\s*(?:$|[.,;)]))|\bX{2,}(?=\s?%)|\b(?:asdf|qwertz?y?|blah blah|foo ?bar)\b/gm,
    'is a note for the one who finishes the text. Write the real text, or delete it',
  ],
  [
    /cite(?:turn\w+)|\bturn\d+(?:search|view|news|file)\d+|[\uE000-\uF8FF]+/g,
    'is the mark of a source in a chat. Delete it',
    true,
  ],
  [
    /\\\([^\n]{1,80}?\\\)|\\\[[^\n]{1,80}?\\\]|\$\$[^\n$]+\$\$/g,
    'is a formula, which the site cannot draw. Write it in words',
  ],
  [
    /[\uFB00-\uFB06]|[\uFF01-\uFF5E]|[\u3001\u3002]|(?<=[A-Za-z])[\u0370-\u03FF\u0400-\u04FF]|[\u0370-\u03FF\u0400-\u04FF](?=[A-Za-z])/g,
    'looks like an ordinary letter or sign and is another one, from a PDF or a foreign keyboard. Type it again',
  ],
  [/\p{L}´\p{L}|(?<=\p{L})´(?=\s|$)/gu, 'has an accent in place of an apostrophe. Write ’'],
  [/„[^“”„\n]{1,80}[“”]|[«»][^«»\n]{1,80}[«»]/g, 'has the quotation marks of another language. Write “ and ”'],
  [/(?<=[^\s-]) ?--(?=\s?[^\s->])/g, 'is a dash from a typewriter. Write –, or begin a new sentence'],
  [
    /(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu,
    'looks different on every device, and screen readers read its name aloud. Write words',
  ],
  [
    /\[\/(?:b|i|u|url|img|quote|code|list)\]/gi,
    'is written as in a forum. Here, bold is **bold** and a link is [words](/address)',
  ],
  [
    /\[([^[\]|\n]+)\|([^[\]\n]+)\](?!\()/g,
    ([, words, to]) => `is how a wiki writes a link. Write [${words}](${to})`,
    true,
  ],
  [
    /"([^"\n]+)":((?:\/|https?:)[^\s)]*[\w/])/g,
    ([, words, to]) => `is how a wiki writes a link. Write [${words}](${to})`,
    true,
  ],
  [
    /=\s?HYPERLINK\(["“]([^"”\n]+)["”][,;]\s?["“]([^"”\n]+)["”]\)/gi,
    ([, to, words]) => `is how a spreadsheet writes a link. Write [${words}](${to})`,
    true,
  ],
  [
    /(?<![\w=])=\s?(?!HYPERLINK)[A-Z]{2,}\([^)\n]*\)/g,
    'is a formula of a spreadsheet. Write what it should show',
    true,
  ],
  [
    /\*?%?%?\*\|[A-Z_:]+\|\*|%%\w+%%|<<\w+>>/g,
    'is a gap that a mail program fills. Write the words that belong there, or delete it',
    true,
  ],
  [/^h[1-6]\. \S[^\n]*/gm, 'is written as in a wiki. Here, a heading is ### and the words, on a line of its own', true],
  [/'{2,3}[^'\n]+'{2,3}/g, 'is written as in a wiki. Here, bold is **bold** and italic is *italic*'],
  [
    /(?:\\[*_]){2}\p{L}[^\n*_\\]*(?:\\[*_]){2}/gu,
    'shows its signs, because of the "\\" before each. Delete every "\\" to make the words bold or italic',
  ],
  [
    /\bin today[’']s (?:fast-paced|digital|competitive|ever-\w+|modern|rapidly)[^\n.,]*|\b(?:cutting-edge|state-of-the-art|best[- ](?:in|of)[- ](?:class|breed)|world-class|game[- ]changer|game-changing|one-stop[- ]shop|innovative solutions|unlock (?:the|your) (?:full )?(?:power|potential)|to the next level|passionate about|synerg(?:y|ies)|fast-paced digital)\b/gi,
    'is what any company could say. Say what you do, for whom, and how one can tell',
  ],
  [
    /#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/g,
    'is what a spreadsheet shows in place of a value that it has lost. Write the value',
    true,
  ],
  [
    /\b\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?! \d{4})/g,
    'is what a spreadsheet makes of two numbers. Write them again, as in 6–8',
    true,
  ],
  [
    /(?:\[\/?\p{Ll}+(?:_\p{Ll}+)+(?:\s[^\]\n]*)?\](?!\())+|\[\p{Ll}[\p{Ll}\d_-]*(?:\s+[\w-]+=["“”'‘’\w][^\]\n]*)+\](?![(:])|\[\/(?!(?:b|i|u|url|img|quote|code|list)\])\p{Ll}[\p{Ll}\d_-]*\](?![(:])|^[ \t]*\[(?:gallery|playlist|embed|caption|audio|video|contact-form(?:-\d)?|\p{Ll}+(?:-[\p{Ll}\d]+)+)\](?=[ \t]*$)/gmu,
    'is a gap or a command of another program, such as WordPress. Write the words or the block that belongs there, or delete it',
    true,
  ],
  [
    /\b[Pp]ass(?:word|code)\s*[:=]\s*\S*[\d!#$%&]\S*/g,
    'is a password that everybody could read. Delete it, and change the password where it is used',
    true,
  ],
  [/(?<=\d)[ \u00A0]%/g, 'has a space before it. Write the sign directly after the number: 40%'],
  [/[€£]\s?\d[\d,.]*|(?<![\p{L}\d])\d[\d,.]*\s?[€£]/gu, 'is another currency. Our prices are in US dollars: $49'],
  [/\b\d{1,2}\.\d{1,2}\.(?:19|20)\d\d\b/g, 'can be read as two days. Write the month as a word: April 7, 2025'],
  [
    /\b(?:from|at|until|till|to|by)\s+\d{1,2}h(?:\d\d)?\b/g,
    'is not how Americans write a time. Write a.m. and p.m., as in “5:30 p.m.”',
  ],
];

/** Finds what was copied along with a text. */
export function pastedIn(texts: Texts): Diagnostic[] {
  return PASTED.flatMap(([pattern, advice, isError]) =>
    matchesIn(texts, pattern).map(({ match, start, end }): Diagnostic => {
      const words = match[0].trim().replace(/\s+/g, ' ').slice(0, 60) || match[0];
      const message = `"${words}" ${typeof advice === 'string' ? advice : advice(match)}.`;
      return { start, end, message, ...(isError && { severity: 'error' as const }) };
    }),
  );
}
