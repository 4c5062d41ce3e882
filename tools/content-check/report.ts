import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { counted } from '../../lib/text';
import { groupBy } from './groupBy';

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
