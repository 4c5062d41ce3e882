/** Types of the page manifest, in which a build describes each of its pages. See `openManifest`. */

export interface ManifestSegment {
  tag: string;
  text: string;
  /** Text that is read aloud and not shown; absent if there is none. */
  name?: string;
  links?: { text: string; to: string }[];
  /** The texts of a link or list item that consists of several: a title and its description. */
  parts?: string[];
  /** Where it is, from the outermost to the innermost: headings above it, then the question, field or menu that contains it. */
  where?: string[];
  /** The block that it belongs to: `PricingPlans`; absent outside blocks. */
  block?: string;
  /** Name of the dialog that contains it. */
  dialog?: string;
  /** The address of a heading in its page, without `#`. */
  anchor?: string;
  /** The address of a picture, without its hash. */
  src?: string;
}

export interface Bytes {
  raw: number;
  brotli: number;
}

export interface Asset {
  hash: string;
  bytes: number;
  /** The most that a phone and a desktop load instead of the file; absent if they load the file. */
  phoneBytes?: number;
  desktopBytes?: number;
}

/** Content and sources of a built page. */
export interface PageDescription {
  /** `/about`. */
  route: string;
  /** Production URL. */
  url: string;
  /** The page's source, relative to the site's folder; null if it is not in `pages/`. */
  file: string | null;
  /** Whether search engines may list the page and it is not a copy of another page. */
  isListed: boolean;
  title: string;
  description: string;
  /** Metadata in the head by name: `description`, `og:image`, `canonical` … */
  metadata: Record<string, string>;
  jsonLd: unknown[];
  /** Local sharing image and a hash of its content; null if it is not on this site. */
  shareImage: { path: string; hash: string } | null;
  /** Segments of the main content, in the order of `plugins/preview/segments.ts`. */
  segments: ManifestSegment[];
  hashes: {
    /** Markup and text of the main content. */
    main: string;
    /** Markup of the main content without text, links and IDs. */
    structure: string;
    /** Keys of `shell`. */
    header: string;
    footer: string;
    styles: string;
  };
  /** Images and drawings in the main content, by path in the built site. */
  assets: Record<string, Asset>;
  /** The site's own files that the page is built from, except layout, header and footer. The page's file is first. */
  sources: string[];
  /** Day on which the page's text last changed (`2026-11-21`); null if git does not know it. */
  modified: string | null;
}

/** A page and its weight. */
export interface ManifestPage extends PageDescription {
  bytes: { html: Bytes; scripts: Bytes };
}

export interface PageManifest<Page = ManifestPage> {
  pages: Page[];
  /** Segments of every header and footer, by hash. Most pages share one. */
  shell: Record<string, ManifestSegment[]>;
  /** Source files of the parts that pages share. */
  shared: { layout: string[]; header: string[]; footer: string[]; styles: string[] };
}

/** Folders of a build and its sources. */
export interface BuildPlace {
  /** Contains `pages/` and `src/`. */
  siteDirectory: string;
  /** The built site. */
  outDirectory: string;
  /** `.docusaurus`, or the folder that replaces it. */
  generatedDirectory: string;
}
