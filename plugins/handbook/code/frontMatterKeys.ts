import { type FrontMatter, frontMatterSchema } from '../../../src/seo/frontMatter';
import { frontMatterDescriptions } from '../../../src/seo/frontMatterDescriptions';
import type { FrontMatterKey } from '../documentation';

/** As much of a valibot schema as is read here. */
interface Schema {
  type: string;
  /** What an optional schema is about. */
  wrapped?: Schema;
  pipe?: readonly { type: string; requirement?: unknown }[];
  options?: readonly unknown[];
}

/** The lengths or the words that a schema allows; an empty text where it allows anything of its kind. */
function limitsOf(schema: Schema): string {
  if (schema.options) return schema.options.map((option) => `\`${option}\``).join(', ');
  if (schema.type === 'boolean') return '`true` or `false`';
  const requirement = (type: string) => schema.pipe?.find((action) => action.type === type)?.requirement;
  const [minimum, maximum] = [requirement('min_length'), requirement('max_length')];
  return minimum && maximum ? `${minimum} to ${maximum} characters` : '';
}

/** The keys of a page's front matter, from the schema that checks it. */
export function frontMatterKeys(): FrontMatterKey[] {
  return Object.entries<Schema>(frontMatterSchema.entries).map(([name, schema]) => ({
    name,
    isRequired: schema.type !== 'optional',
    description: frontMatterDescriptions[name as keyof FrontMatter],
    limits: limitsOf(schema.wrapped ?? schema),
  }));
}
