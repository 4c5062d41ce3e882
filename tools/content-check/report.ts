import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { reporter } from 'vfile-reporter';
import { counted } from '../../lib/text';

/** How many places are named besides the first if several have the same finding. */
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
  const places = new Map<string, string[]>();
  const keyOf = ({ ruleId, reason }: VFileMessage) => `${ruleId} ${reason}`;
  for (const { path, messages } of files)
    for (const message of messages)
      places.set(keyOf(message), [...(places.get(keyOf(message)) ?? []), `${path}:${message.line ?? 1}`]);
  const shown = files.map(({ path, messages }) => {
    const file = new VFile({ path });
    for (const message of messages) {
      const { reason, place, fatal, url } = message;
      const [, ...others] = places.get(keyOf(message)) ?? [];
      if (!places.delete(keyOf(message))) continue;
      const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
      const also = others.length > 0 ? ` Also in ${others.slice(0, NAMED).join(', ')}${more}.` : '';
      file.message(`${reason}${also} More: ${url}`, { place }).fatal = fatal;
    }
    return file;
  });
  const found = shown.filter(({ messages }) => messages.length > 0);
  return found.length > 0 ? reporter(found, { color, quiet: true }) : '';
}
