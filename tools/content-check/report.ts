import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { counted } from '../../lib/text';
import { groupBy } from '../groupBy';

/** How many files are named if several have the same finding. */
const NAMED = 5;

/** The result in one line. */
export function summary(files: readonly VFile[], pageCount: number): string {
  const messages = files.flatMap((file) => file.messages);
  const errors = messages.filter(({ fatal }) => fatal).length;
  if (messages.length === 0) return `${counted(pageCount, 'page')} checked, nothing to fix.`;
  const count = files.filter((file) => file.messages.length > 0).length;
  return `${counted(pageCount, 'page')} checked: ${counted(errors, 'error')} and ${counted(messages.length - errors, 'warning')} in ${counted(count, 'file')}.`;
}

/** Findings for a terminal. The same one in several places is shown once and names the others. */
export function terminalReport(files: readonly VFile[], color: boolean): string {
  const all = files.flatMap((file) => file.messages.map((message) => ({ file: file.path, message })));
  const shown = new Map(files.map(({ path }) => [path, new VFile({ path })]));
  for (const [first, ...others] of groupBy(all, ({ message }) => `${message.ruleId} ${message.reason}`).values()) {
    const { reason, place, fatal, url } = first.message;
    const places = others.slice(0, NAMED).map(({ file, message: { line = 1 } }) => `${file}:${line}`);
    const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
    const also = others.length > 0 ? ` Also in ${places.join(', ')}${more}.` : '';
    const message = shown.get(first.file)?.message(`${reason}${also} More: ${url}`, { place });
    if (message) message.fatal = fatal;
  }
  const found = [...shown.values()].filter(({ messages }) => messages.length > 0);
  return found.length > 0 ? reporter(found, { color, quiet: true }) : '';
}

/**
 * GitHub shows this many annotations of each severity per step and drops the rest silently:
 * https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations
 */
const LIMIT = 10;

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Returns the address at which a reader on GitHub finds a section of the handbook, which is not published.
 * @param section `/handbook/pages#links`
 * @param files the address of the repository's files: `https://github.com/…/blob/<commit>`; null where it is unknown
 */
export function handbookAddress(section: string, files: string | null): string {
  if (!files) return section;
  const [, page = 'start', anchor = ''] = /^\/handbook(?:\/(\w+))?(#.*)?$/.exec(section) ?? [];
  return `${files}/handbook/${page}.mdx${anchor}`;
}

/**
 * Findings as annotations of a pull request: at most ten of each severity.
 * @param address of the repository's files; null if unknown
 * @returns lines for the step's output
 */
export function githubAnnotations(files: readonly VFile[], address: string | null): string[] {
  const all = files.flatMap((file) => file.messages.map((message) => ({ file: file.path, message })));
  return [true, false].flatMap((fatal) =>
    all
      .filter(({ message }) => Boolean(message.fatal) === fatal)
      .slice(0, LIMIT)
      .map(({ file, message: { place, reason, ruleId = '', url = '/handbook' } }) => {
        const [start, end] = place && 'start' in place ? [place.start, place.end] : [place, place];
        // GitHub accepts columns only for text on a single line.
        const columns = start && end && start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
        const lines = `line=${start?.line ?? 1},endLine=${end?.line ?? 1}${columns}`;
        const text = escapeText(`${reason} More: ${handbookAddress(url, address)}`);
        return `::${fatal ? 'error' : 'warning'} file=${escapeProperty(file)},${lines},title=${escapeProperty(ruleId)}::${text}`;
      }),
  );
}
