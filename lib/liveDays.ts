/** The keys of a page's front matter that decide when it is live. They need not be validated. */
export interface LiveDays {
  draft?: unknown;
  /** The first day, `2026-12-01`. */
  publish?: unknown;
  /** The last day. */
  until?: unknown;
}

/**
 * Returns the current day in UTC, `2026-12-01`, or the day of SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/), with which a build shows the site of another day.
 */
export function today({ SOURCE_DATE_EPOCH } = process.env): string {
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return time.toISOString().slice(0, 10);
}

/** Returns whether the live site has a page on a day. Everything that depends on it asks here. */
export function isLive({ draft, publish, until }: LiveDays, day: string): boolean {
  const isBefore = typeof publish === 'string' && day < publish;
  const isAfter = typeof until === 'string' && day > until;
  return draft !== true && !isBefore && !isAfter;
}

/** Returns whether a page's last day is over. */
export function isOver({ until }: LiveDays, day: string): boolean {
  return typeof until === 'string' && until < day;
}

/** Says when the live site has a page, for readers of a preview; null for a page that it always has. */
export function liveSentence({ draft, publish, until }: LiveDays): string | null {
  if (draft === true) return 'Draft: not on the live site';
  const days = [publish && `from ${publish}`, until && `until ${until}`].filter(Boolean);
  return days.length > 0 ? `Live ${days.join(' ')} (UTC)` : null;
}

/**
 * Returns front matter with days as they are written. YAML makes times of them and reads `2026-02-30` as a day in March.
 * @param text the file, or its front matter
 */
export function withWrittenDays(frontMatter: Record<string, unknown>, text: string): Record<string, unknown> {
  const days = ['publish', 'until'].flatMap((key) => {
    const written = new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*(?:#.*)?\\r?$`, 'm').exec(text)?.[1];
    return frontMatter[key] instanceof Date ? [[key, written]] : [];
  });
  return { ...frontMatter, ...Object.fromEntries(days) };
}

/**
 * Returns the route that Docusaurus' pages plugin gives a page.
 * @param file path inside `pages/`: `about.mdx`, `auth/callback.mdx`
 * @returns `/about`; null if a file or folder name starts with an underscore
 */
export function pageRoute(file: string): string | null {
  const parts = file.replaceAll('\\', '/').split('/');
  if (parts.some((part) => part.startsWith('_'))) return null;
  const route = `/${parts.join('/')}`.replace(/\.mdx$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}
