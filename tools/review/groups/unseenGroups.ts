import { groupBy } from '../../../lib/groupBy';
import { liveSentence } from '../../../lib/liveDays';
import type { ChangeGroup, Report } from '../../../plugins/preview/changes';
import type { Redirect } from '../../../src/site/redirects';
import { readFrontMatter } from '../../content-check/parse/frontMatterBlock';
import type { FactChange } from '../compare/siteFacts';
import type { GroupContext } from './context';
import { textEdits } from './edits';
import { counted, editSentence, makeGroup, quoted } from './group';

/** What the report says of changed files that no visitor can notice. */
export const NOTHING_TO_DECIDE =
  'There is nothing to decide on the pages. The changed files are for somebody who reads the code.';
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

/** Returns a function that says whether some group already reports a text. */
function reportedIn(groups: readonly ChangeGroup[]): (text: string) => boolean {
  const reported = groups.flatMap(({ title, differences, places }) => [
    title,
    ...[...differences, ...places].flatMap(({ before, after }) => [before, after]),
  ]);
  const all = words(reported.join('\n'));
  return (text) => all.includes(words(text));
}

/** Reports added, changed and removed redirects, except those of removed pages. */
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
 * Reports changed texts of `src/site` that no page shows: the messages of a form, texts for screen readers.
 * @param groups all groups that pages explain
 */
export function factGroups(facts: readonly FactChange[], groups: readonly ChangeGroup[]): ChangeGroup[] {
  const isReported = reportedIn(groups);
  const explained = new Set(groups.flatMap(({ because }) => because));
  const unreported = facts.filter(({ file, before, after }) => {
    // A value without spaces is a name of an icon or a key, unless nothing else explains its file.
    if (explained.has(file) && !/\s/.test(before + after)) return false;
    return !(after ? isReported(after) : isReported(before));
  });
  const same = groupBy(unreported, ({ before, after }) => JSON.stringify([before, after]));
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
 * @param markup pages whose markup differs, and an example of the difference
 * @param isSeen whether a browser compared how the pages look
 */
export function otherFiles(
  { files, comparison }: GroupContext,
  groups: readonly ChangeGroup[],
  markup: { routes: readonly string[]; example: string },
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
  const drafts = leftOut(ofSite, files.read);
  const count = counted(comparison.pages.length, 'page');
  const [apart, all] = groups.length > 0 ? ['Apart from the other changes, ', 'all'] : ['', 'All'];
  const example = markup.example ? `, for example: ${markup.example}` : '';
  const differing =
    markup.routes.length > 0
      ? `; the markup of ${counted(markup.routes.length, 'page')} differs${example}`
      : ', and their markup did not change';
  const group = makeGroup({
    kind: 'unseen',
    key: ofSite.map((file) => [file, files.read(file).after]),
    title: isSeen
      ? `${apart}${all} ${count} look and read the same${differing}.`
      : `${apart}${all} ${count} read the same. How they look was not compared, as there is no Chromium.`,
    remarks: drafts.length === 0 && isSeen ? [NOTHING_TO_DECIDE] : drafts,
    places: [],
    because: ofSite,
  });
  return { group, others };
}
