/**
 * Findings in reviewdog's Diagnostic Format (https://github.com/reviewdog/reviewdog/tree/master/proto/rdf): lines and columns count
 * from 1, columns in bytes of UTF-8, and an end is the position after the last byte.
 */
import type { VFile } from 'vfile';
import { type Range, rangeOfMessage } from '../../lib/message';
import { lineEnd } from '../../lib/text';
import { type CheckedText, type Correction, corrected, correctionsOf, readChecked } from './corrections';

interface Position {
  line: number;
  column: number;
}

type Places = Record<'start' | 'end', Position>;

interface Diagnostic {
  message: string;
  location: { path: string; range: Places };
  severity: 'ERROR' | 'WARNING';
  code: { value: string; url: string };
  suggestions?: { range: Places; text: string }[];
}

type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** A section of the handbook on GitHub, which doesn't publish it: `/handbook/pages#links` becomes `handbook/pages.mdx#links`. */
export function handbookFile(section: string): string {
  const [, page = 'start', anchor = ''] = /^\/handbook(?:\/(\w+))?(#.*)?$/.exec(section) ?? [];
  return `handbook/${page}.mdx${anchor}`;
}

function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: Buffer.byteLength(lines.at(-1) ?? '') + 1 };
}

const placesOf = (text: string, { start, end }: Range): Places => ({
  start: positionIn(text, start),
  end: positionIn(text, end),
});

/** The same range without a last line that GitHub doesn't count: the empty one after the last line break, or after the range's. */
function withinLines(text: string, { start, end }: Range): Range {
  const last = text.replace(/\r?\n$/, '').length;
  const before = start < end ? text.slice(start, end).replace(/\r?\n$/, '').length : 0;
  return { start: Math.min(start, last), end: Math.min(start + before, last) };
}

/** The lines that contain a range, from the start of the first to the line break of the last. */
function wholeLines(text: string, range: Range): Range {
  const { start, end } = withinLines(text, range);
  const to = lineEnd(text, end);
  return { start: text.slice(0, start).lastIndexOf('\n') + 1, end: text.charAt(to - 1) === '\r' ? to - 1 : to };
}

/** Corrections of the same lines, which one suggestion contains, because GitHub accepts one at a time. */
interface Group extends Range {
  corrections: Correction[];
}

/** @param corrections in the order of their places */
function groupsOf(text: string, corrections: readonly Correction[]): Group[] {
  const groups: Group[] = [];
  for (const correction of corrections) {
    const lines = wholeLines(text, correction);
    const last = groups.at(-1);
    if (last && lines.start <= last.end) {
      last.end = Math.max(last.end, lines.end);
      last.corrections.push(correction);
    } else groups.push({ ...lines, corrections: [correction] });
  }
  return groups;
}

/** A group as a suggestion; null where whole lines can't express it, or where GitHub would refuse it. */
function suggestionOf(text: string, { start, end, corrections }: Group, changed?: ReadonlySet<number>) {
  const range = placesOf(text, { start, end });
  for (let { line } = range.start; changed && line <= range.end.line; line += 1) if (!changed.has(line)) return null;
  const whole = corrected(text, corrections);
  const after = text.slice(end);
  const to = whole.length - after.length;
  return whole.endsWith(after) && to >= start ? { range, text: whole.slice(start, to) } : null;
}

function diagnosticsOf(file: VFile, repository: string, changed?: ReadonlySet<number>): Diagnostic[] {
  const onDisk = readChecked(file);
  const { text, rangeOf }: CheckedText = onDisk ?? { text: String(file.value), rangeOf: rangeOfMessage };
  const groups = groupsOf(text, onDisk ? correctionsOf(file.messages, onDisk) : []);
  return file.messages.map((message) => {
    const { reason, ruleId = '', url = '/handbook', fatal } = message;
    const group = groups.find(({ corrections }) => corrections.some((it) => it.message === message));
    const suggestion = group && suggestionOf(text, group, changed);
    // Errors come first, and of many findings only the first are comments.
    const inGroup = group?.corrections.map((it) => it.message) ?? [];
    const isCarrier = message === (inGroup.find((it) => it.fatal) ?? inGroup[0]);
    return {
      message: suggestion && !isCarrier ? `${reason} The suggestion for these lines corrects this, too.` : reason,
      location: { path: file.path, range: placesOf(text, withinLines(text, rangeOf(message))) },
      severity: fatal ? 'ERROR' : 'WARNING',
      code: { value: ruleId, url: `${repository}${handbookFile(url)}` },
      ...(suggestion && isCarrier ? { suggestions: [suggestion] } : {}),
    };
  });
}

/**
 * The findings of a check, those on changed lines first, and errors before warnings.
 * @param repository the address of its files on GitHub, or nothing outside GitHub
 * @param changed the changed lines by file, which are the only ones that a suggestion may replace; by default all
 */
export function rdjson(files: readonly VFile[], repository: string, changed?: ChangedLines): string {
  const none: ReadonlySet<number> = new Set();
  const diagnostics = files.flatMap((file) =>
    diagnosticsOf(file, repository, changed && (changed.get(file.path) ?? none)),
  );
  const rank = ({ location: { path, range }, severity }: Diagnostic) =>
    (changed?.get(path)?.has(range.start.line) ? 0 : 2) + (severity === 'ERROR' ? 0 : 1);
  return JSON.stringify({
    source: { name: 'content' },
    diagnostics: diagnostics.sort((one, other) => rank(one) - rank(other)),
  });
}
