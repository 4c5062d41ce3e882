import * as v from 'valibot';
import { landforms } from '../site/terrain';

/** When React takes a page over: on the first interaction, as soon as the page has loaded, or not at all. */
export const hydrationModes = ['interaction', 'load', 'never'] as const;

/**
 * What may stand between the `---` lines of a page. Lengths follow what search results show: about 60 characters of
 * a title with the brand, about 160 of a description (https://developers.google.com/search/docs/appearance/snippet).
 */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(
    v.string('must be text'),
    v.minLength(4, 'is too short: write at least 4 characters'),
    v.maxLength(60, 'is too long: write at most 60 characters'),
  ),
  description: v.pipe(
    v.string('must be text; put quotes around it if it contains a colon'),
    v.minLength(50, 'is too short: write at least 50 characters'),
    v.maxLength(170, 'is too long: write at most 170 characters'),
  ),
  keywords: v.optional(v.array(v.string('must be a list of words'), 'must be a list: [one, two]')),
  canonical: v.optional(
    v.pipe(v.string('must be text'), v.regex(/^(\/|https:\/\/)/, 'must start with "/" or "https://"')),
  ),
  image: v.optional(v.pipe(v.string('must be text'), v.regex(/^(\/|https:\/\/)/, 'must start with "/" or "https://"'))),
  type: v.optional(v.picklist(['website', 'article', 'profile'], 'must be website, article or profile')),
  noindex: v.optional(v.boolean('must be true or false')),
  service: v.optional(v.string('must be the name of the service')),
  breadcrumbs: v.optional(
    v.array(v.strictObject({ name: v.string(), url: v.string() }), 'must be a list of entries with name and url'),
  ),
  terrain: v.optional(v.picklist(landforms, `must be one of: ${landforms.join(', ')}`)),
  hydrate: v.optional(v.picklist(hydrationModes, 'must be interaction, load or never')),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

const KNOWN_KEYS = Object.keys(frontMatterSchema.entries);

function inWords(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'front matter';
  if (issue.expected === 'never') return `"${path}" is not a known key. Known keys: ${KNOWN_KEYS.join(', ')}.`;
  if (issue.type === 'strict_object') return `"${path}" is missing. Add a line "${path}: …" between the --- lines.`;
  return `"${path}" ${issue.message}.`;
}

/**
 * Checks a page's front matter.
 * @returns the front matter, typed, or every mistake in it as a sentence.
 */
export function checkFrontMatter(
  frontMatter: unknown,
): { frontMatter: FrontMatter; mistakes: [] } | { frontMatter: null; mistakes: string[] } {
  const result = v.safeParse(frontMatterSchema, frontMatter);
  return result.success
    ? { frontMatter: result.output, mistakes: [] }
    : { frontMatter: null, mistakes: result.issues.map(inWords) };
}
