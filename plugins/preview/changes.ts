/**
 * The output of `npm run review`: `review/report.json` is a `Report`. The preview bar reads `review/changes.json` in the
 * built site, a `PreviewChanges`.
 */

/** In the order of the report. */
export const changeKinds = [
  'removed',
  'added',
  'words',
  'moved',
  'picture',
  'metadata',
  'redirect',
  'appearance',
  'weight',
  'unseen',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One name for each kind, in the report, in the comment and in the preview bar. */
export const KIND_NAMES: Record<ChangeKind, string> = {
  removed: 'Removed page',
  added: 'New page',
  words: 'Text and links',
  moved: 'Moved section',
  picture: 'Picture',
  metadata: 'Search and sharing',
  redirect: 'Redirect',
  appearance: 'Appearance',
  weight: 'Page weight',
  unseen: 'Not seen on any page',
};

/** The route of changes that many pages share: header, footer, and what every page says about itself. */
export const ALL_PAGES = '*';

/** One difference as a reader sees it. */
export interface Difference {
  /** What it is: `Search title`, `Heading`; empty for plain text. */
  label: string;
  /** Empty if it did not exist. */
  before: string;
  after: string;
}

/** One occurrence of a change. */
export interface Place {
  /** `/about`, or `*` for header and footer. */
  route: string;
  /** Where on the page: `Our plans › Professional`; empty for the whole page. */
  where: string;
  part: 'main' | 'header' | 'footer' | 'head';
  /** Index in `listSegments(main)` of the old and of the new page; null if it is not a segment of the main content. */
  beforeIndex: number | null;
  index: number | null;
  /** The whole text around the change. */
  before: string;
  after: string;
  /** The line of the source that contains it: `pages/about.mdx`, 12; null if it was not found. */
  source: { file: string; line: number } | null;
}

/** Screenshots at one width and in one color scheme, as file names relative to `index.html`. */
export interface ScreenshotChange {
  /** What they show: `/about`. */
  subject: string;
  width: number;
  scheme: 'light' | 'dark';
  before: string | null;
  after: string | null;
  /** Transparent, with marks where the two differ; null if there is only one. */
  difference: string | null;
  /** Whether what they show continues below. */
  isCut: boolean;
}

/** How a page appears in search results and sharing cards. */
export interface Listing {
  url: string;
  title: string;
  description: string;
  /** File name of the sharing image, relative to `index.html`; null if it is not a file of the site. */
  image: string | null;
}

/** A change that a reviewer decides once, with all places where it occurs. */
export interface ChangeGroup {
  /** Eight hexadecimal digits that depend on the change only, so that they stay the same in the next review. */
  mark: string;
  kind: ChangeKind;
  /** One sentence: `“$49” became “$59”.` */
  title: string;
  /** An example of the change. */
  differences: Difference[];
  /** What a reviewer must not overlook: numbers, link targets, lost addresses. */
  notes: string[];
  /** What is good to know and no reason for doubt. */
  remarks: string[];
  /** At least one, except for changes that no page shows. The example is the first. */
  places: Place[];
  /** Changed files that caused it. */
  because: string[];
  screenshots: ScreenshotChange[];
  /** Set if the search result or the sharing card of one page changed. */
  listing: { before: Listing | null; after: Listing | null } | null;
}

/** The result of one check of the reviewed state. */
export interface Check {
  name: string;
  state: 'passed' | 'found' | 'skipped';
  /** What was checked, or why it was not. */
  sentence: string;
  /** `mark` names the change that a finding is about; otherwise its page or file says so. */
  findings: { text: string; file?: string; line?: number; route?: string; mark?: string }[];
}

export interface Report {
  /** Full commit ids. The head is the working tree; `uncommitted` lists what is in it and in no commit. */
  base: { ref: string; commit: string };
  head: { commit: string; branch: string | null; uncommitted: string[] };
  /** Pages of the new build. */
  pageCount: number;
  /** The most important ones first. */
  groups: ChangeGroup[];
  checks: Check[];
  /** Changed files that no group explains, by subject: tests, documentation. */
  otherFiles: { subject: string; files: string[] }[];
  /** Pages whose markup differs and that read and look the same. */
  markupOnly: string[];
  /** What limits this report: uncommitted files, missing pictures. */
  notes: string[];
}

/** A changed page as the preview bar shows it. */
export interface ChangedPage {
  route: string;
  title: string;
  kinds: ChangeKind[];
  isNew: boolean;
  /** `text` is the beginning of the segment, to recognize it if the page has changed since. */
  segments: { index: number; mark: string; isNew: boolean; text: string; before: string; source: Place['source'] }[];
}

/** `/review/changes.json` of a preview. */
export interface PreviewChanges {
  base: string;
  head: string;
  pages: ChangedPage[];
  /** Changes of header, footer and other things that many pages share. */
  everywhere: { mark: string; kind: ChangeKind; title: string }[];
  /** Changed files. */
  files: string[];
}
