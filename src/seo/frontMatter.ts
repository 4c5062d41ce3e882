import * as v from 'valibot';
import { isSitePath } from '../../lib/siteAddress';
import { landforms } from '../config/terrain';

const address = v.pipe(
  v.string('must be text'),
  v.check(isSitePath, 'must be an address of this site. Start with one slash, as in /contact'),
);

/** Returns whether a text is a day of the calendar, such as `2026-12-01`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

const day = v.pipe(
  v.string('must be a day such as 2026-12-01'),
  v.check(isDay, 'must be a day such as 2026-12-01: year, month and day with two digits each, and no time'),
);

/**
 * The front matter of a page. Lengths follow what search results show: about 60 characters of a title with the brand,
 * and about 160 of a description (https://developers.google.com/search/docs/appearance/snippet).
 */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(
    v.string('must be text'),
    v.minLength(4, 'is too short: write at least 4 characters'),
    v.maxLength(60, 'is too long: write at most 60 characters'),
  ),
  description: v.pipe(
    v.string('must be text'),
    v.minLength(50, 'is too short: write at least 50 characters'),
    v.maxLength(170, 'is too long: write at most 170 characters'),
  ),
  keywords: v.optional(v.array(v.string('must be a list of words'), 'must be a list between [ and ], with commas')),
  canonical: v.optional(address),
  image: v.optional(address),
  type: v.optional(v.picklist(['website', 'article', 'profile'], 'must be website, article or profile')),
  noindex: v.optional(v.boolean('must be true or false')),
  draft: v.optional(v.boolean('must be true or false')),
  publish: v.optional(day),
  until: v.optional(day),
  service: v.optional(v.string('must be the name of the service')),
  breadcrumbs: v.optional(
    v.array(
      v.strictObject({ name: v.string('must be text'), url: address }),
      'must be a list of entries with name and url',
    ),
  ),
  terrain: v.optional(v.picklist(landforms, `must be one of: ${landforms.join(', ')}`)),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** Every key that a page's front matter may have. */
export const frontMatterKeys: readonly string[] = Object.keys(frontMatterSchema.entries);

/** What keys say together. */
const frontMatterRules = v.pipe(
  frontMatterSchema,
  v.forward(
    v.partialCheck(
      [['draft'], ['publish']],
      ({ draft, publish }) => !draft || !publish,
      'has no effect beside "draft: true". Delete one of the two lines',
    ),
    ['publish'],
  ),
  v.forward(
    v.partialCheck(
      [['publish'], ['until']],
      ({ publish, until }) => !publish || !until || publish <= until,
      'is before "publish", so the page would never be live',
    ),
    ['until'],
  ),
);

/**
 * Checks a page's front matter.
 * @returns the front matter, typed, or what the schema refuses (`lib/facts/explainIssue.ts` says it to a writer)
 */
export function checkFrontMatter(frontMatter: unknown): {
  frontMatter: FrontMatter | null;
  errors: readonly v.BaseIssue<unknown>[];
} {
  const result = v.safeParse(frontMatterRules, frontMatter);
  return result.success
    ? { frontMatter: result.output, errors: [] }
    : { frontMatter: null, errors: result.issues as readonly v.BaseIssue<unknown>[] };
}
