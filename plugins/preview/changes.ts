/**
 * The output of `npm run review`: `review/report.json` is a `Report`. The preview bar reads `review/changes.json` in the
 * built site, a `PreviewChanges`.
 */

/** In the order of the report. */
export const changeKinds = ['added', 'removed', 'words', 'appearance', 'metadata', 'weight'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The route of the row for all pages: changes of header and footer, and changes that every page shares. */
export const ALL_PAGES = '*';

export interface WordChange {
  kind: 'changed' | 'added' | 'removed';
  /** Index in `listSegments(main)` of the new page; null for removed segments and in header and footer. */
  index: number | null;
  place: 'main' | 'header' | 'footer';
  /** The segment's text; empty if the segment did not exist. */
  before: string;
  after: string;
  /** Sentences about numbers and links: `95 % became 99.9 %.`, `“Start” now links to /contact.` */
  notes: string[];
}

export interface MetadataChange {
  /** `title`, `description`, `canonical`, `og:image`, `structured data: FAQPage`, `sharing image` … */
  name: string;
  /** Empty if there was no value. */
  before: string;
  after: string;
}

/** Transferred bytes, compressed with brotli. */
export interface Weight {
  /** The page including its styles. */
  html: number;
  /** The styles alone. */
  css: number;
  /** Scripts that the page loads. */
  scripts: number;
}

export interface WeightChange {
  before: Weight | null;
  after: Weight | null;
}

/** Screenshots at one width and in one color scheme, as file names relative to `index.html`. */
export interface ScreenshotChange {
  width: number;
  scheme: 'light' | 'dark';
  place: 'main' | 'header' | 'footer';
  before: string | null;
  after: string | null;
  /** Transparent, with marks where the two differ; null if there is only one. */
  difference: string | null;
  /** Share that differs, from 0 to 1, in steps of 0.0001. */
  share: number;
  /** Rows of pixels at which differences begin. */
  stops: number[];
}

export interface PageChange {
  /** `/about`, or `*` for the row of all pages. */
  route: string;
  /** Without the site's name at its end. */
  title: string;
  /** The page's source: `pages/about.mdx`; null for the row of all pages. */
  file: string | null;
  /** Never empty; in the order of `changeKinds`. */
  kinds: ChangeKind[];
  /** Changed files that caused the change, including the page's own file if it changed. */
  because: string[];
  /** Where a removed page redirects to; null without a redirect, and for other pages. */
  redirect: string | null;
  words: WordChange[];
  metadata: MetadataChange[];
  /** In the row for all pages: the bytes of the home page if the weight of all pages changed, else null. */
  bytes: WeightChange | null;
  screenshots: ScreenshotChange[];
  /** Set if the search result or the sharing card changed. */
  listing: { before: Listing | null; after: Listing | null } | null;
  /** Set by `--lighthouse` for pages whose bytes changed. */
  lighthouse: LighthouseChange | null;
}

/** How a page appears in search results and sharing cards. */
export interface Listing {
  url: string;
  title: string;
  description: string;
  /** File name of the sharing image, relative to `index.html`; null if it is not a file of the site. */
  image: string | null;
}

/** Score from 0 to 100; times in milliseconds. */
export interface LighthouseFigures {
  performance: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

export interface LighthouseChange {
  before: LighthouseFigures;
  after: LighthouseFigures;
}

export interface Report {
  /** Full commit ids. The head is the working tree; `uncommitted` lists what is in it and in no commit. */
  base: { ref: string; commit: string };
  head: { commit: string; branch: string | null; uncommitted: string[] };
  /** Pages of the new build. */
  pageCount: number;
  rows: PageChange[];
  /** Pages whose markup differs and that read and look the same. */
  markupOnly: string[];
  /** Warnings: an address without a redirect, uncommitted files, changed styles that no screenshot shows. */
  notes: string[];
}

export interface ChangedPage {
  route: string;
  title: string;
  kinds: ChangeKind[];
  /** `text` is the beginning of the segment, to recognize it if the page has changed since. */
  segments: { index: number; kind: 'changed' | 'added'; text: string }[];
}

/** `/review/changes.json` of a preview. */
export interface PreviewChanges {
  base: string;
  head: string;
  pages: ChangedPage[];
}
