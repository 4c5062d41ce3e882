import { ALL_PAGES, type ChangeKind, type PageChange, type Report } from '../../../plugins/preview/changes';

export const KIND_NAMES: Record<ChangeKind, string> = {
  added: 'New page',
  removed: 'Removed',
  words: 'Words',
  appearance: 'Appearance',
  metadata: 'Metadata',
  weight: 'Page weight',
};

export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Sums the report up in one sentence. */
export function headline({ rows, pageCount }: Report): string {
  const pages = rows.filter(({ route }) => route !== ALL_PAGES);
  const added = pages.filter(({ kinds }) => kinds.includes('added')).length;
  const removed = pages.filter(({ kinds }) => kinds.includes('removed')).length;
  const changed = pages.length - added - removed;
  const parts = [
    ...(changed > 0 ? [`${changed} of ${pageCount} pages ${changed === 1 ? 'changes' : 'change'}`] : []),
    ...(added > 0 ? [`${counted(added, 'page')} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(removed > 0 ? [`${counted(removed, 'page')} ${removed === 1 ? 'is' : 'are'} removed`] : []),
  ];
  const shared = rows.find(({ route }) => route === ALL_PAGES);
  // Its title is itself a list: "Footer changed on all 26 pages, metadata changed on all 26 pages".
  if (shared) parts.push(...`${shared.title.charAt(0).toLowerCase()}${shared.title.slice(1)}`.split(', '));
  if (parts.length === 0) return 'Nothing changes for visitors of the site.';
  const sentence = listed(parts);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** Returns the files that caused a change; none if it is only the page's own file. */
export function namedCauses({ because, file }: PageChange): string[] {
  return because.every((cause) => cause === file) ? [] : because;
}

function signed(bytes: number): string {
  const amount = Math.abs(bytes);
  const text = amount < 1000 ? `${amount} bytes` : `${(amount / 1000).toFixed(1)} kB`;
  return `${bytes < 0 ? '−' : '+'}${text}`;
}

/** Brotli bytes that arrive in the first round trip: https://hpbn.co/building-blocks-of-tcp/#slow-start */
const FIRST_ROUND_TRIP = 14_336;

/**
 * Returns how a page's weight changed: `page with its styles +1.2 kB, scripts −300 bytes`. If it has become too heavy to arrive
 * in one round trip, says what to do.
 */
export function weightChange({ bytes }: PageChange): string {
  if (!bytes?.before || !bytes.after) return '';
  const html = bytes.after.html - bytes.before.html;
  const scripts = bytes.after.scripts - bytes.before.scripts;
  return [
    ...(html !== 0 ? [`page with its styles ${signed(html)}`] : []),
    ...(scripts !== 0 ? [`scripts ${signed(scripts)}`] : []),
    ...(html > 0 && bytes.after.html > FIRST_ROUND_TRIP
      ? [
          `now ${(bytes.after.html / 1000).toFixed(1)} kB, more than the 14.3 kB that arrive at once: move a part to another page, or use fewer kinds of blocks`,
        ]
      : []),
  ].join(', ');
}

/** Sums up what changed on a page: `words in 3 segments; appearance; title`. */
export function changeSummary(row: PageChange): string {
  const { words, metadata, kinds, redirect } = row;
  const names = metadata.map(({ name }) => name.split(/,|:/)[0] ?? name);
  return [
    ...(kinds.includes('added') ? ['new page'] : []),
    ...(kinds.includes('removed')
      ? [redirect ? `removed, redirects to ${redirect}` : 'removed, without a redirect']
      : []),
    ...(words.length > 0 ? [`words in ${counted(words.length, 'segment')}`] : []),
    ...(kinds.includes('appearance') ? ['appearance'] : []),
    ...new Set(names),
    ...(kinds.includes('weight') ? [weightChange(row)] : []),
  ].join('; ');
}
