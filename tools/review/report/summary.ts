import { markdownCell } from '../../../lib/markdownCell.mjs';
import type { ChangeGroup, Check, Report } from '../../../plugins/preview/changes';
import { KIND_NAMES } from '../../../plugins/preview/changes';
import { counted } from '../groups/group';
import { headline, placesSentence } from './headline';

/** Keeps the summary readable on a phone; the report has all changes. */
const MAX_GROUPS = 60;
const MAX_CHARACTERS = 500;
const SIGNS: Record<Check['state'], string> = { passed: '✅', found: '⚠️', skipped: '➖' };

/** A change in one line. */
export interface SummaryGroup {
  mark: string;
  kind: string;
  title: string;
  where: string;
  notes: string[];
}

export interface Summary {
  /** Null if the review failed; the text says why. */
  groups: SummaryGroup[] | null;
  /** Markdown above and below the list of changes. */
  head: string;
  tail: string;
}

function summaryGroup(group: ChangeGroup): SummaryGroup {
  const { mark, kind, title, notes, remarks } = group;
  return {
    mark,
    kind: KIND_NAMES[kind],
    title,
    where: placesSentence(group),
    notes: [...notes, ...remarks].slice(0, 3),
  };
}

function checkLine({ name, state, sentence }: Check): string {
  return `${SIGNS[state]} **${markdownCell(name)}:** ${markdownCell(sentence)}`;
}

/**
 * Returns the short form of a report for the page of a job. All texts in its Markdown are escaped.
 * @param previewUrl without a slash at the end; null for a summary without links
 */
export function summaryOf(report: Report, previewUrl: string | null): Summary {
  const { groups, checks, notes, otherFiles, base, head } = report;
  const lines = [
    `**What this changes on the site.** ${markdownCell(headline(report))}`,
    '',
    ...checks.map((check) => `- ${checkLine(check)}`),
  ];
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${markdownCell(note)}`));
  const links = [
    ...(previewUrl
      ? [`[Report with pictures](${encodeURI(`${previewUrl}/review`)})`, `[Preview](${encodeURI(previewUrl)}/)`]
      : []),
  ].join(' · ');
  const files = otherFiles.map(
    ({ subject, files: all }) => `${subject.toLowerCase()} (${counted(all.length, 'file')})`,
  );
  const others = files.length > 0 ? [`Also changed, without a visible effect: ${markdownCell(files.join(', '))}.`] : [];
  const compared = `Compared with ${base.commit.slice(0, 7)}, at ${head.commit.slice(0, 7)}.`;
  return {
    groups: groups.map(summaryGroup),
    head: lines.join('\n'),
    tail: [...others, links, compared].filter(Boolean).join('\n\n'),
  };
}

/** Returns the summary of a review that failed, so that it is not taken for one without changes. */
export function failedSummary(reason: string): Summary {
  const [first = ''] = reason.split('\n');
  return {
    groups: null,
    head: `**The review of this change failed.** ${markdownCell(first.slice(0, 300))}`,
    tail: '',
  };
}

function changeLine({ mark, kind, title, where, notes }: SummaryGroup, report: string | null): string {
  const parts = [markdownCell(title), markdownCell(where), ...notes.map((note) => `_${markdownCell(note)}_`)];
  const link = report ? ` [See it](${encodeURI(report)}#change-${mark})` : '';
  return `**${markdownCell(kind)}:** ${parts.filter(Boolean).join(' · ').slice(0, MAX_CHARACTERS)}${link}`;
}

/**
 * Renders a summary as Markdown.
 * @param previewUrl makes each change a link to its place in the report
 */
export function markdownSummary({ groups, head, tail }: Summary, previewUrl: string | null): string {
  const shown = (groups ?? []).slice(0, MAX_GROUPS);
  const items = shown.map((change) => `- ${changeLine(change, previewUrl && `${previewUrl}/review`)}`);
  const more = (groups?.length ?? 0) - shown.length;
  if (more > 0) items.push(`- ${counted(more, 'more change')} in the report.`);
  return `${[head, items.join('\n'), tail].filter(Boolean).join('\n\n')}\n`;
}
