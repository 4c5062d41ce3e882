import { parse } from 'yaml';
import { pathOf } from '../../../../plugins/site-files/redirects/redirectErrors';
import type { Redirect } from '../../../../src/site/redirects';
import { leaves } from '../../../review/compare/factLeaves';
import { changeNotes } from '../../../review/compare/notes';
import { compareWords, readableText, type WordComparison } from '../../../review/compare/words';
import { readText } from '../../pageOutline';
import type { ListedPage } from '../../protocol';
import type { ChangedFile } from '../../server/propose/repository';
import { shownWords } from './shownWords';

export interface ChangedPage {
  title: string;
  sentences: string[];
}

const LONGEST = 160;

function quoted(text: string): string {
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text}”`;
}

function sentencesOf({ changes, moves }: WordComparison): string[] {
  const moved = moves.flatMap(({ segments: [first] }) =>
    first ? [`${quoted(readableText(first.segment))} moved.`] : [],
  );
  const changed = changes.flatMap(({ before, after }): string[] => {
    if (!before) return after ? [`${quoted(readableText(after.segment))} is new.`] : [];
    const old = readableText(before.segment);
    if (!after) return [`${quoted(old)} was removed.`];
    const [fresh, notes] = [readableText(after.segment), changeNotes(before.segment, after.segment)];
    return old === fresh
      ? notes.map((note) => `${quoted(fresh)}: ${note}`)
      : [`${quoted(old)} became ${quoted(fresh)}.`, ...notes];
  });
  return [...changed, ...moved];
}

function detailSentences(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
  return keys.flatMap((key) => {
    const [old, fresh] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(fresh)) return [];
    if (old === undefined) return [`The ${key} ${quoted(text(fresh))} is new.`];
    return fresh === undefined
      ? [`The ${key} was removed.`]
      : [`The ${key} ${quoted(text(old))} became ${quoted(text(fresh))}.`];
  });
}

function factSentences(before: string | null, after: string | null): string[] {
  const { changes } = compareWords(leaves(parse(before ?? '')), leaves(parse(after ?? '')));
  const sentences = changes.map((change) => {
    const where = (change.after ?? change.before)?.segment.tag ?? '';
    return `${where}: ${sentencesOf({ changes: [change], moves: [] })[0]}`;
  });
  return sentences.length > 0 ? sentences : ['The order or a switch of these facts changed.'];
}

/** A new page at an address to which the address of a deleted one leads: the page was moved. */
function movedPage(files: readonly ChangedFile[], pages: readonly ListedPage[], { file }: ChangedFile) {
  const redirects = files.find((changed) => changed.file === 'src/site/redirects.yaml')?.after ?? '';
  const route = pages.find((page) => page.file === file)?.route;
  const entries = ((parse(redirects)?.redirects ?? []) as Redirect[]).filter(({ to }) => pathOf(to) === route);
  return files.find((other) => other.after === null && entries.some(({ from }) => other.file === `pages${from}.mdx`));
}

async function pageSentences({ file, before, after }: ChangedFile, page: ListedPage | undefined): Promise<string[]> {
  if (before === null) return [`The page is new${page?.route ? `, at ${page.route}` : ''}.`];
  if (after === null) return ['The page was deleted.'];
  const details = detailSentences(readText(file, before).values, readText(file, after).values);
  if (!page?.route) return [...details, 'This text changed on every page that shows it.'];
  const [old = [], fresh = []] = await shownWords(page.route, [before, after]);
  const words = sentencesOf(compareWords(old, fresh));
  const sentences = [...details, ...words];
  return sentences.length > 0 ? sentences : ['Its words are the same; its blocks or their settings changed.'];
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.(mdx|yaml)$/, '');
}

/** Says what the writer changed, page by page, with the comparison of the review. */
export async function changeSentences(
  files: readonly ChangedFile[],
  pages: readonly ListedPage[],
): Promise<ChangedPage[]> {
  const changed: ChangedPage[] = [];
  const origins = new Map(
    files.flatMap((file) => {
      const from = file.before === null ? movedPage(files, pages, file) : undefined;
      return from ? [[file, from] as const] : [];
    }),
  );
  for (const file of files) {
    const origin = origins.get(file);
    if ([...origins.values()].includes(file)) continue;
    const page = pages.find((candidate) => candidate.file === file.file);
    const title = page?.title ?? nameOf(file.file);
    if (file.file.startsWith('static/')) {
      const what = file.before === null ? 'new' : file.after === null ? 'deleted' : 'changed';
      changed.push({ title: nameOf(file.file), sentences: [`The picture is ${what}.`] });
    } else if (file.file.endsWith('.yaml')) {
      changed.push({ title, sentences: factSentences(file.before, file.after) });
    } else {
      const compared = origin ? { ...file, before: origin.before } : file;
      const sentences = await pageSentences(compared, page).catch((error: Error) => [error.message]);
      const moved = origin ? [`The page moved to ${page?.route}. Its old address leads there.`] : [];
      changed.push({ title, sentences: [...moved, ...sentences] });
    }
  }
  return changed;
}
