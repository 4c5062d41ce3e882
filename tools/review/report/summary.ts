import { markdownCell } from '../../../lib/markdownCell';
import { ALL_PAGES, type PageChange, type Report } from '../../../plugins/preview/changes';
import { changeSummary, counted, headline, namedCauses } from './headline';
import { textParts } from './textChanges';

/** Keeps the comment readable on a phone; the report has all rows. */
const MAX_ROWS = 25;
/** Changes of one page. */
const MAX_EXAMPLES = 3;
/** Characters of a note, and of removed or added text. */
const MAX_CHARACTERS = 160;
/** Characters of unchanged text on either side of a change. */
const CONTEXT = 50;

function shortened(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text;
}

/** Shortens unchanged text to the characters next to a change. */
function shortenedContext(text: string, isFirst: boolean, isLast: boolean): string {
  const before = isFirst ? '' : text.slice(0, CONTEXT);
  const after = isLast ? '' : text.slice(-CONTEXT);
  return before.length + after.length < text.length ? `${before}…${after}` : text;
}

/** Puts Markdown markers around a text. They must touch a word, so white space stays outside. */
function emphasized(marker: string, text: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words ? `${start}${marker}${markdownCell(shortened(words))}${marker}${end}` : text;
}

/** Renders a changed sentence, shortened: removed text is struck out, added text bold: `worth ~~or~~ **and** not`. */
export function markedExcerpt(before: string, after: string): string {
  const parts = textParts(before, after);
  return parts
    .map(({ text, kind }, index) => {
      if (kind === 'same') return markdownCell(shortenedContext(text, index === 0, index === parts.length - 1));
      return emphasized(kind === 'added' ? '**' : '~~', text);
    })
    .join('')
    .replaceAll('~~**', '~~ **')
    .replace(/\s+/g, ' ');
}

/** Returns some changes of words, those with notes first; without any, the first change of metadata. */
function examples({ words, metadata }: PageChange): string {
  const noted = words.filter(({ notes }) => notes.length > 0);
  const unnoted = words.filter(({ notes }) => notes.length === 0);
  const changes = [
    ...noted.map(({ notes }) => markdownCell(shortened(notes.join(' ')))),
    ...unnoted.map(({ before, after }) => markedExcerpt(before, after)),
  ];
  const [first] = metadata;
  if (changes.length === 0 && first) return markedExcerpt(first.before, first.after);
  return [...new Set(changes)].slice(0, MAX_EXAMPLES).join(' · ');
}

function pageCell({ route, title, kinds }: PageChange, previewUrl: string | null): string {
  if (route === ALL_PAGES) return 'All pages';
  const name = markdownCell(route);
  const isInPreview = previewUrl && !kinds.includes('removed');
  return isInPreview
    ? `[${name}](${encodeURI(previewUrl + route)} "${title.replace(/[^\p{L}\p{N} ,.|]/gu, '')}")`
    : name;
}

function tableRow(row: PageChange, previewUrl: string | null): string {
  const what = row.route === ALL_PAGES ? row.title : changeSummary(row);
  const causes = namedCauses(row);
  const cells = [
    pageCell(row, previewUrl),
    markdownCell(what),
    examples(row),
    markdownCell(causes.slice(0, 3).join(', ') + (causes.length > 3 ? ` and ${causes.length - 3} more` : '')),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Renders the report as Markdown for a comment on a pull request; all texts are escaped.
 * @param previewUrl without a slash at the end; null for a summary without links
 */
export function markdownSummary(report: Report, previewUrl: string | null): string {
  const { rows, notes, base, head } = report;
  const shown = rows.slice(0, MAX_ROWS);
  const lines = [`**What this changes on the site.** ${markdownCell(headline(report))}`];
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${markdownCell(note)}`));
  if (rows.length > 0) {
    lines.push('', '| Page | Change | Examples | Caused by |', '| --- | --- | --- | --- |');
    lines.push(...shown.map((row) => tableRow(row, previewUrl)));
  }
  if (rows.length > shown.length) lines.push('', `${counted(rows.length - shown.length, 'more page')} in the report.`);
  if (previewUrl && rows.length > 0) {
    lines.push(
      '',
      `[Report with screenshots](${encodeURI(`${previewUrl}/review`)}) · [Preview](${encodeURI(previewUrl)}/)`,
    );
  }
  lines.push('', `Compared with ${base.commit.slice(0, 7)}, at ${head.commit.slice(0, 7)}.`);
  return `${lines.join('\n')}\n`;
}
