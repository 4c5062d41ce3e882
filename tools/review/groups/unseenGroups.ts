import { groupBy } from '../../../lib/groupBy';
import { liveSentence } from '../../../lib/liveDays';
import type { ChangeGroup, Report } from '../../../plugins/preview/changes';
import type { Redirect } from '../../../src/site/redirects';
import { readFrontMatter } from '../../content-check/parse/frontMatterBlock';
import type { FactChange } from '../compare/siteFacts';
import type { GroupContext } from './context';
import { textEdits } from './edits';
import { counted, editSentence, makeGroup, quoted } from './group';

const REDIRECTS = /^src\/site\/redirects\./;

type Targets = Map<string, string>;

/** Files that no page contains, by the beginning of their path. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^(tests|playwright|jest)/, 'Tests'],
  [/^tools\/|^lib\//, 'Tools'],
  [/^docs\/|^[A-Z]+\.md$/, 'Documentation'],
  [/^\.github\/|^\.ci\//, 'Workflows'],
  [/^plugins\/(handbook|preview|mailbox|manifest)\//, 'Handbook, previews and review'],
  [/^(biome|cspell|words|tsconfig|stylelint|\.dependency|\.vscode|\.editorconfig|\.git|\.nvmrc)/, 'Settings of tools'],
];

function words(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Returns a function that says whether some group already tells a text. */
function toldIn(groups: readonly ChangeGroup[]): (text: string) => boolean {
  const told = groups.flatMap(({ title, differences, places }) => [
    title,
    ...[...differences, ...places].flatMap(({ before, after }) => [before, after]),
  ]);
  const all = words(told.join('\n'));
  return (text) => all.includes(words(text));
}

/** Tells added, changed and removed redirects, except those of removed pages. */
export function redirectGroups(
  before: readonly Redirect[],
  after: readonly Redirect[],
  removedRoutes: ReadonlySet<string>,
  files: readonly string[],
): ChangeGroup[] {
  const [old, fresh] = [before, after].map((list) => new Map(list.map(({ from, to }) => [from, to]))) as [
    Targets,
    Targets,
  ];
  const addresses = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (from) => old.get(from) !== fresh.get(from) && !removedRoutes.has(from),
  );
  return addresses.map((from) => {
    const [was, is] = [old.get(from), fresh.get(from)];
    const now = is ? `${from} leads to ${is}` : `${from} leads nowhere`;
    const title = was ? `${now} now, not to ${was}.` : `New redirect: ${now}.`;
    const because = files.filter((file) => REDIRECTS.test(file));
    const notes = is ? [] : [`Links from other sites to ${from} no longer reach a page.`];
    return makeGroup({ kind: 'redirect', key: [from, was, is], title, notes, because });
  });
}

function factGroup([first, ...more]: readonly [FactChange, ...FactChange[]]): ChangeGroup {
  const { before, after } = first;
  const edits = textEdits(before, after);
  const [edit] = edits;
  const title =
    before && after
      ? edits.length === 1 && edit
        ? editSentence(edit)
        : `${quoted(before)} became ${quoted(after)}.`
      : after
        ? `New text: ${quoted(after)}.`
        : `Removed text: ${quoted(before)}.`;
  const where = [first, ...more].flatMap((change) => change.where.replaceAll(' › ', ', ') || []);
  const files = [...new Set([first, ...more].map((change) => change.file))];
  return makeGroup({
    kind: 'unseen',
    key: [before, after],
    title,
    differences: [{ label: '', before, after }],
    notes: [`No page shows this text at rest. It is in ${[files.join(', '), ...where].join('; ')}.`],
    because: files,
  });
}

/**
 * Tells changed texts of `src/site` that no page shows: the messages of a form, texts for screen readers.
 * @param groups all groups that pages explain
 */
export function factGroups(facts: readonly FactChange[], groups: readonly ChangeGroup[]): ChangeGroup[] {
  const isTold = toldIn(groups);
  const explained = new Set(groups.flatMap(({ because }) => because));
  const untold = facts.filter(({ file, before, after }) => {
    // A value without spaces is a name of an icon or a key, unless nothing else explains its file.
    if (explained.has(file) && !/\s/.test(before + after)) return false;
    return !(after ? isTold(after) : isTold(before));
  });
  const same = groupBy(untold, ({ before, after }) => JSON.stringify([before, after]));
  return [...same.values()].map(factGroup);
}

/** Says of drafts and of pages for other days that the live site does not have them, and where a reviewer sees them. */
function leftOut(files: readonly string[], read: (file: string) => { after: string }): string[] {
  return files.flatMap((file) => {
    if (!/^pages\/.*\.mdx$/.test(file)) return [];
    const days = liveSentence(readFrontMatter(read(file).after).block?.document.toJS() ?? {});
    return days ? [`${file}: ${days}. Read it in the preview, whose bar lists it.`] : [];
  });
}

/**
 * Sorts the changed files that no group explains: those of the site become one group, because a reviewer decides about
 * them; the others are listed by subject.
 * @param markupOnly routes of pages whose markup differs
 * @param isSeen whether a browser compared how the pages look
 */
export function otherFiles(
  { files, comparison }: GroupContext,
  groups: readonly ChangeGroup[],
  markupOnly: readonly string[],
  isSeen = true,
): { group: ChangeGroup | null; others: Report['otherFiles'] } {
  const explained = new Set(groups.flatMap(({ because }) => because));
  const rest = files.paths.filter((file) => !explained.has(file));
  const subjectOf = (file: string) => SUBJECTS.find(([pattern]) => pattern.test(file))?.[1] ?? null;
  const ofSite = rest.filter((file) => subjectOf(file) === null);
  const bySubject = groupBy(
    rest.filter((file) => subjectOf(file) !== null),
    (file) => subjectOf(file) ?? '',
  );
  const others = [...bySubject].map(([subject, found]) => ({ subject, files: [...found] }));
  if (ofSite.length === 0) return { group: null, others };
  const pages = markupOnly.length > 0 ? ` The markup of ${counted(markupOnly.length, 'page')} differs.` : '';
  const names = ofSite.length > 3 ? counted(ofSite.length, 'file') : ofSite.join(', ');
  const group = makeGroup({
    kind: 'unseen',
    key: ofSite.map((file) => [file, files.read(file).after]),
    title: `Changed, without a difference ${isSeen ? 'that a page shows' : 'in the words of a page'}: ${names}.${pages}`,
    notes: [
      ...leftOut(ofSite, files.read),
      isSeen
        ? `${groups.length > 0 ? 'Apart from the other changes, all' : 'All'} ${comparison.pages.length} pages of the live site read and look the same.`
        : 'How the pages look was not compared, as there is no Chromium.',
    ],
    places: [],
    because: ofSite,
  });
  return { group, others };
}
