import * as v from 'valibot';
import { isSitePath } from '../../lib/siteAddress';

const address = v.pipe(
  v.string('must be text'),
  v.check(isSitePath, 'must be an address of this site. Start with one slash, as in /contact'),
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
  structuredData: optional(
    v.array(
      v.looseObject({ '@type': v.string('must be the name of a type from schema.org') }),
      'must be a list of entries, each with "@type"',
    ),
    'What else search engines read about the page, in the words of [schema.org](https://schema.org): a list of entries, each with `"@type"`.',
  ),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/**
 * Checks a page's front matter.
 * @returns the front matter, typed, or the schema's issues, which `lib/facts/explainIssue.ts` explains to writers
 */
export function checkFrontMatter(frontMatter: unknown): {
  frontMatter: FrontMatter | null;
  errors: readonly v.BaseIssue<unknown>[];
} {
  const result = v.safeParse(frontMatterSchema, frontMatter);
  return result.success ? { frontMatter: result.output, errors: [] } : { frontMatter: null, errors: result.issues };
}
