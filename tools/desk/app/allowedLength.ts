import { frontMatterSchema } from '../../../src/seo/frontMatter';

/** What the schema says about the length of a text, so that a form and the check never differ: `4 to 60 characters`. */
export function allowedLength(key: 'title' | 'description'): string {
  const requirement = (type: string) =>
    (frontMatterSchema.entries[key].pipe.find((part) => part.type === type) as { requirement?: number } | undefined)
      ?.requirement;
  return `${requirement('min_length')} to ${requirement('max_length')} characters`;
}
