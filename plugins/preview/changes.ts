/**
 * What changed between two builds, as `npm run review` writes it: `review/report.json` (a `Report`) and, for the bar of
 * a preview, `review/changes.json` inside the site (a `PreviewChanges`).
 */

/** In the order in which a reader should hear of them. */
export const changeKinds = ['added', 'removed', 'words', 'appearance', 'metadata', 'weight'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The route of the one row that stands for all pages: changes of header and footer, and those that every page shares. */
export const ALL_PAGES = '*';

export interface WordChange {
  kind: 'changed' | 'added' | 'removed';
  /** Index in `listSegments(main)` of the new page; null where the segment is gone, and in header and footer. */
  index: number | null;
  /** Where it stands, when that is not the main content. */
  place: 'main' | 'header' | 'footer';
  /** The segment's words, plain; empty where there was none. */
  before: string;
  after: string;
  /** Numbers and links as sentences: `95 % became 99.9 %.`, `“Start” now leads to /contact.` */
  notes: string[];
}

export interface MetadataChange {
  /** `title`, `description`, `canonical`, `og:image`, `structured data: FAQPage`, `sharing image` … */
  name: string;
  /** Empty where there was none. */
  before: string;
  after: string;
}

/** Bytes on the wire, compressed with brotli. */
export interface Weight {
  /** The page, with the styles inside it. */
  html: number;
  /** The part of `html` that is styles, compressed alone. */
  css: number;
  /** Scripts that the page fetches. */
  scripts: number;
}

export interface WeightChange {
  before: Weight | null;
  after: Weight | null;
}

/** Pictures of one width and colour scheme: file names beside `index.html`. */
export interface ScreenshotChange {
  width: number;
  scheme: 'light' | 'dark';
  /** What is pictured: the main content, or the header or footer. */
  place: 'main' | 'header' | 'footer';
  before: string | null;
  after: string | null;
  /** Transparent, with marks where the two differ; null when there is only one. */
  difference: string | null;
  /** Share of the picture that differs, from 0 to 1, in steps of 0.0001. */
  share: number;
  /** Pixels from the top at which differences begin; none when there is only one picture. */
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
  /** Changed files that the change comes from. The page's own file is among them when it changed. */
  because: string[];
  /** Where a removed page leads now; null when it leads nowhere or was not removed. */
  redirect: string | null;
  words: WordChange[];
  metadata: MetadataChange[];
  /** In the row for all pages those of the home page, when all pages became heavier or lighter; else null. */
  bytes: WeightChange | null;
  screenshots: ScreenshotChange[];
  /** When the search result or the sharing card changed, both as they were and as they are. */
  listing: { before: Listing | null; after: Listing | null } | null;
  /** Filled with `--lighthouse` where bytes moved. */
  lighthouse: LighthouseChange | null;
}

/** How a page shows in search results and where it is shared. */
export interface Listing {
  url: string;
  title: string;
  description: string;
  /** File of the sharing image beside `index.html`; null when it is not a file of the site. */
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
  /** What a reader of the report must know: changed files that no picture shows, mistakes such as a lost address. */
  notes: string[];
}

export interface ChangedPage {
  route: string;
  title: string;
  kinds: ChangeKind[];
  /** `text` is how the segment begins, so that a page that has changed since can tell that it is another. */
  segments: { index: number; kind: 'changed' | 'added'; text: string }[];
}

/** `/review/changes.json` of a preview. */
export interface PreviewChanges {
  base: string;
  head: string;
  pages: ChangedPage[];
}
