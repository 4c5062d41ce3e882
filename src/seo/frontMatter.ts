import * as v from 'valibot';
import { isSitePath } from '../../lib/siteAddress';

const address = v.pipe(
  v.string('must be text'),
  v.check(isSitePath, 'must be an address of this site. Start with one slash, as in /contact'),
);

/**
 * The front matter of a page; `handbook/pages.mdx` says what each key means. Lengths follow what search results show: about 60
 * characters of a title with the brand, and about 160 of a description (https://developers.google.com/search/docs/appearance/snippet).
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
  service: v.optional(v.string('must be the name of the service')),
  breadcrumbs: v.optional(
    v.array(
      v.strictObject({ name: v.string('must be text'), url: address }),
      'must be a list of entries with name and url',
    ),
  ),
  structuredData: v.optional(
    v.array(
      v.looseObject({ '@type': v.string('must be the name of a type from schema.org') }),
      'must be a list of entries, each with "@type"',
    ),
  ),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
