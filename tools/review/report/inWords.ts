import { ALL_PAGES, type ChangeKind, type PageChange, type Report } from '../../../plugins/preview/changes';

const KIND_NAMES: Record<ChangeKind, string> = {
  added: 'New page',
  removed: 'Removed',
  words: 'Words',
  appearance: 'Look',
  metadata: 'Metadata',
  weight: 'Weight',
};

export function kindName(kind: ChangeKind): string {
  return KIND_NAMES[kind];
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The whole report in one sentence. */
export function headline({ rows, pageCount }: Report): string {
  const pages = rows.filter(({ route }) => route !== ALL_PAGES);
  const added = pages.filter(({ kinds }) => kinds.includes('added')).length;
  const removed = pages.filter(({ kinds }) => kinds.includes('removed')).length;
  const changed = pages.length - added - removed;
  const parts = [
    ...(changed > 0 ? [`${changed} of ${pageCount} pages ${changed === 1 ? 'changes' : 'change'}`] : []),
    ...(added > 0 ? [`${counted(added, 'page')} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(removed > 0 ? [`${counted(removed, 'page')} ${removed === 1 ? 'is' : 'are'} gone`] : []),
  ];
  const shared = rows.find(({ route }) => route === ALL_PAGES);
  // Its title is a list itself: footer changed on all 26 pages, metadata changed on all 26 pages.
  if (shared) parts.push(...`${shared.title.charAt(0).toLowerCase()}${shared.title.slice(1)}`.split(', '));
  if (parts.length === 0) return 'Nothing changes for a reader of the site.';
  const sentence = listed(parts);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** The files that a change comes from; none when the page's own file explains all of it. */
export function namedCauses({ because, file }: PageChange): string[] {
  return because.every((cause) => cause === file) ? [] : because;
}

function signed(bytes: number): string {
  const amount = Math.abs(bytes);
  const text = amount < 1000 ? `${amount} bytes` : `${(amount / 1000).toFixed(1)} kB`;
  return `${bytes < 0 ? '−' : '+'}${text}`;
}

/** What moved in a page's weight, as a sentence; empty when nothing did. */
export function weightSentence({ bytes }: PageChange): string {
  if (!bytes?.before || !bytes.after) return '';
  const html = bytes.after.html - bytes.before.html;
  const scripts = bytes.after.scripts - bytes.before.scripts;
  const parts = [
    ...(html !== 0 ? [`page with its styles ${signed(html)}`] : []),
    ...(scripts !== 0 ? [`scripts ${signed(scripts)}`] : []),
  ];
  return parts.length > 0 ? `On the wire: ${parts.join(', ')}.` : '';
}

/** What changed on a page, short: `3 segments of words, look, title`. */
export function shortWords(row: PageChange): string {
  const { words, metadata, kinds, redirect } = row;
  const removed = redirect ? `its address leads to ${redirect}` : 'its address leads nowhere';
  const names = metadata.map(({ name }) => name.split(/,|:/)[0] ?? name);
  return [
    ...(kinds.includes('added') ? ['new page'] : []),
    ...(kinds.includes('removed') ? [`removed, ${removed}`] : []),
    ...(words.length > 0 ? [`words in ${counted(words.length, 'place')}`] : []),
    ...(kinds.includes('appearance') ? ['look'] : []),
    ...new Set(names),
    ...(kinds.includes('weight') ? [weightSentence(row).replace('On the wire: ', '').replace(/\.$/, '')] : []),
  ].join('; ');
}
