/** Decodes a percent-encoded part of an address. Returns an invalid encoding, such as `/100%`, unchanged. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A path of segments with at least one character each, then a query and an anchor. No spaces, control characters or backslashes, and no
 * exclamation marks: Docusaurus writes the address of a file into a request of the bundler, where "!" separates loaders.
 */
const SITE_PATH = /^(?:\/[^\s\p{Cc}\\/?#!]+)*\/?(?:[?#][^\s\p{Cc}\\!]*)?$/u;
/** The name of a file with a query, which the bundler would read as options. */
const FILE_WITH_QUERY = /^[^?#]*\.\w+\?/;

/**
 * Whether every browser reads an address as a path on this site: `/contact?tier=free#form`. Browsers read a backslash as a slash, ignore
 * tabs and line breaks, and take the name of another host from `//elsewhere.example` (https://url.spec.whatwg.org/#url-parsing).
 */
export function isSitePath(url: string): boolean {
  const [written = ''] = url.split(/[?#]/);
  const path = decodeUrl(written);
  const hasDotSegment = path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
  const isFileWithOptions = FILE_WITH_QUERY.test(decodeUrl(url));
  return url.startsWith('/') && SITE_PATH.test(url) && SITE_PATH.test(path) && !hasDotSegment && !isFileWithOptions;
}

/** The name of a host in ASCII, without a user name before it: other letters can look like those of another name. */
const HTTP_URL = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?(?::\d+)?(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

/** Whether every browser reads an address as one of a website: `https://acme.com/a`. */
export function isHttpUrl(url: string): boolean {
  return HTTP_URL.test(url) && URL.canParse(url);
}

/**
 * Returns the route of a page. Everything that turns a file into an address uses it, including Docusaurus (`plugins/mdx/frontMatter.ts`).
 * @param file path of the page's source in `pages/` or of its HTML in a built site: `auth/callback.mdx`, `offers/index.html`
 * @returns `/offers`, without a slash at the end; null if a file or folder name starts with an underscore: it is not a page
 */
export function pageRoute(file: string): string | null {
  const parts = file
    .replaceAll('\\', '/')
    .replace(/\.(?:mdx|html)$/, '')
    .split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts.join('/')}`;
}

/** Domain names that nobody can register (https://www.rfc-editor.org/rfc/rfc2606, https://www.rfc-editor.org/rfc/rfc6761). */
const RESERVED_DOMAIN =
  /(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?!\.?[\w-])/i;

/** Returns the first reserved domain name in a text, such as `chat.acme.example`, or null. */
export function reservedDomainIn(text: string): string | null {
  return RESERVED_DOMAIN.exec(text)?.[0] ?? null;
}
