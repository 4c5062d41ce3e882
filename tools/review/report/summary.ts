import { markdownCell } from '../../../lib/markdownCell';
import { ALL_PAGES, type PageChange, type Report } from '../../../plugins/preview/changes';
import { counted, headline, namedCauses, shortWords } from './inWords';
import { textParts } from './textChanges';

/** A comment is read on a phone as well; the report has the rest. */
const MOST_ROWS = 25;
/** Changes of a page that a cell shows. */
const MOST_EXAMPLES = 3;
/** Characters of notes, and of words that went or came, that a cell shows. */
const MOST_CHARACTERS = 160;
/** Characters of a sentence on either side of what changed in it. */
const AROUND = 50;

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
}

/** The same words, cut where no change is near. */
function surroundings(text: string, isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? '' : text.slice(0, AROUND);
  const after = isLast ? '' : text.slice(-AROUND);
  return before.length + after.length < text.length ? `${before}…${after}` : text;
}

/** Words between signs of Markdown, which count only directly at a word. */
function between(sign: string, text: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words ? `${start}${sign}${markdownCell(shortened(words))}${sign}${end}` : text;
}

/** What changed in a sentence, struck out or bold, with the words around it: `worth building ~~or~~ **and** not`. */
export function markedExcerpt(before: string, after: string): string {
  const parts = textParts(before, after);
  return parts
    .map(({ text, kind }, index) => {
      if (kind === 'same') return markdownCell(surroundings(text, index === 0, index === parts.length - 1));
      return between(kind === 'added' ? '**' : '~~', text);
    })
    .join('')
    .replaceAll('~~**', '~~ **')
    .replace(/\s+/g, ' ');
}

/** Changes that are worth reading: of words, numbers and links first, else what search results show. */
function examples({ words, metadata }: PageChange): string {
  const noted = words.filter(({ notes }) => notes.length > 0);
  const unnoted = words.filter(({ notes }) => notes.length === 0);
  const told = [
    ...noted.map(({ notes }) => markdownCell(shortened(notes.join(' ')))),
    ...unnoted.map(({ before, after }) => markedExcerpt(before, after)),
  ];
  const [first] = metadata;
  if (told.length === 0 && first) return markedExcerpt(first.before, first.after);
  return [...new Set(told)].slice(0, MOST_EXAMPLES).join(' · ');
}

function pageCell({ route, title, kinds }: PageChange, previewUrl: string | null): string {
  if (route === ALL_PAGES) return 'All pages';
  const name = markdownCell(route);
  const isThere = previewUrl && !kinds.includes('removed');
  return isThere ? `[${name}](${encodeURI(previewUrl + route)} "${title.replace(/[^\p{L}\p{N} ,.|]/gu, '')}")` : name;
}

function tableRow(row: PageChange, previewUrl: string | null): string {
  const what = row.route === ALL_PAGES ? row.title : shortWords(row);
  const because = namedCauses(row);
  const cells = [
    pageCell(row, previewUrl),
    markdownCell(what),
    examples(row),
    markdownCell(because.slice(0, 3).join(', ') + (because.length > 3 ? ` and ${because.length - 3} more` : '')),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * The report as Markdown for a comment on a pull request: at most 25 rows, every text escaped.
 * @param previewUrl where the preview is, without a slash at the end; no links when null
 */
export function markdownSummary(report: Report, previewUrl: string | null): string {
  const { rows, notes, base, head } = report;
  const shown = rows.slice(0, MOST_ROWS);
  const lines = [`**What this changes on the site.** ${markdownCell(headline(report))}`];
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${markdownCell(note)}`));
  if (rows.length > 0) {
    lines.push('', '| Page | What | For example | Because of |', '| --- | --- | --- | --- |');
    lines.push(...shown.map((row) => tableRow(row, previewUrl)));
  }
  if (rows.length > shown.length) lines.push('', `${counted(rows.length - shown.length, 'more page')} in the report.`);
  if (previewUrl && rows.length > 0) {
    lines.push(
      '',
      `[Report with pictures](${encodeURI(`${previewUrl}/review`)}) · [Preview](${encodeURI(previewUrl)}/)`,
    );
  }
  lines.push('', `Compared with ${base.commit.slice(0, 7)}, at ${head.commit.slice(0, 7)}.`);
  return `${lines.join('\n')}\n`;
}
