import * as v from 'valibot';
import { isSitePath } from '../../lib/urls';

const sitePath = v.pipe(
  v.string(),
  v.check(isSitePath, 'must be an address of this site. Start with one slash, as in /contact'),
);

/**
 * The front matter of a page; `handbook/pages.mdx` says what each key means. Lengths follow what search results show: about 60
 * characters of a title with the brand, and about 160 of a description (https://developers.google.com/search/docs/appearance/snippet).
 */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(
    v.string(),
    v.minLength(4, 'is too short: write at least 4 characters'),
    v.maxLength(60, 'is too long: write at most 60 characters'),
  ),
  description: v.pipe(
    v.string(),
    v.minLength(50, 'is too short: write at least 50 characters'),
    v.maxLength(170, 'is too long: write at most 170 characters'),
  ),
  keywords: v.optional(v.array(v.string())),
  canonical: v.optional(sitePath),
  image: v.optional(sitePath),
  type: v.optional(v.picklist(['website', 'article', 'profile'])),
  noindex: v.optional(v.boolean()),
  draft: v.optional(v.boolean()),
  serviceName: v.optional(v.string()),
  breadcrumbs: v.optional(v.array(v.strictObject({ name: v.string(), url: sitePath }))),
  structuredData: v.optional(v.array(v.looseObject({ '@type': v.string() }))),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;
