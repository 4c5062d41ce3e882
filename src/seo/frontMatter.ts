import * as v from 'valibot';
import { isSitePath } from '../../lib/siteAddress';

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
  v.examples(['2026-12-01']),
);

/** A key that a page may leave out. */
function optional<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.optional(v.pipe(schema, v.description(description)));
}

/**
 * The front matter of a page; the handbook shows the descriptions. Lengths follow what search results show: about 60
 * characters of a title with the brand, and about 160 of a description (https://developers.google.com/search/docs/appearance/snippet).
 */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(
    v.string('must be text'),
    v.minLength(4, 'is too short: write at least 4 characters'),
    v.maxLength(60, 'is too long: write at most 60 characters'),
    v.description(
      'What the browser’s tab, search results and sharing cards show. Leave out the company’s name, which is added automatically.',
    ),
  ),
  description: v.pipe(
    v.string('must be text'),
    v.minLength(50, 'is too short: write at least 50 characters'),
    v.maxLength(170, 'is too long: write at most 170 characters'),
    v.description('What search results show below the title. Say what the page offers, not that it is a page.'),
  ),
  keywords: optional(
    v.array(v.string('must be a list of words'), 'must be a list between [ and ], with commas'),
    'Words that the page is about, as a list: `[cloud, migration]`.',
  ),
  canonical: optional(
    address,
    'The page that search engines should show instead of this one, if two pages have the same content.',
  ),
  image: optional(
    address,
    'A picture for sharing cards, instead of the one that is drawn from the title. The build cuts it to 1200 by 630 pixels.',
  ),
  type: optional(
    v.picklist(['website', 'article', 'profile'], 'must be website, article or profile'),
    'The kind of page for sharing services; `website` by default.',
  ),
  noindex: optional(
    v.boolean('must be true or false'),
    'Keeps the page out of search engines. It then has no bar with two buttons on phones.',
  ),
  draft: optional(
    v.boolean('must be true or false'),
    'Keeps the page off the live site. Previews and `npm start` show it.',
  ),
  publish: optional(day, 'The first day on which the live site has the page. The day starts at midnight UTC.'),
  until: optional(
    day,
    'The last day on which the live site has the page. Say in `redirects.yaml` where its address leads afterwards.',
  ),
  service: optional(
    v.string('must be the name of the service'),
    'The name of the service that the page sells. Search engines get a description of it.',
  ),
  breadcrumbs: optional(
    v.array(
      v.strictObject({ name: v.string('must be text'), url: address }),
      'must be a list of entries with name and url',
    ),
    'The path to the page, if it is not “Home, then this page”: a list of entries with `name` and `url`.',
  ),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** Adds the rules about two keys. */
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
 * @returns the front matter, typed, or the schema's issues, which `lib/facts/explainIssue.ts` explains to writers
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
