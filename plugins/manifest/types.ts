/** Types of the page manifest: what every build says about each of its pages. See `buildManifest`. */

export interface ManifestSegment {
  tag: string;
  text: string;
  /** Words that are read out and not shown; absent where there are none. */
  name?: string;
  links?: { text: string; to: string }[];
}

export interface Bytes {
  raw: number;
  brotli: number;
}

/** What a built page says and comes from. */
export interface PageDescription {
  /** `/about`. */
  route: string;
  /** Absolute, on the production site. */
  url: string;
  /** The page's source, relative to the site's folder; null for pages that are not in `pages/`. */
  file: string | null;
  /** Whether search engines may list the page, and it is not another page's copy. */
  isListed: boolean;
  title: string;
  description: string;
  /** Everything that the head says to machines, by name: `description`, `og:image`, `canonical` … */
  metadata: Record<string, string>;
  jsonLd: unknown[];
  /** Local sharing image and a hash of its content; null when it is elsewhere. */
  shareImage: { path: string; hash: string } | null;
  /** Segments of the main content, in the order of `plugins/preview/segments.ts`. */
  segments: ManifestSegment[];
  hashes: {
    /** Markup and words of the main content. */
    main: string;
    /** Markup of the main content without words, links and ids. */
    structure: string;
    /** Keys of `chrome`. */
    header: string;
    footer: string;
    styles: string;
  };
  /** Pictures and drawings in the main content: path in the built site → hash of the content. */
  assets: Record<string, string>;
  /** Files of ours that the page is made of, itself first, without layout, header and footer. */
  sources: string[];
  /** Day of the last change of the page's words (`2026-11-21`); null when git does not know it. */
  modified: string | null;
}

/** A page and what it weighs. */
export interface ManifestPage extends PageDescription {
  bytes: { html: Bytes; css: Bytes; scripts: Bytes };
}

export interface PageManifest<Page = ManifestPage> {
  pages: Page[];
  /** Segments of every header and footer, by hash: most pages share one. */
  chrome: Record<string, ManifestSegment[]>;
  /** Files behind what pages share. */
  shared: { layout: string[]; header: string[]; footer: string[]; styles: string[] };
}

/** Where a build and what it was built from stand. */
export interface BuildPlace {
  /** Holds `pages/` and `src/`. */
  siteDirectory: string;
  /** The built site. */
  outDirectory: string;
  /** `.docusaurus`, or what stands in its place. */
  generatedDirectory: string;
}
