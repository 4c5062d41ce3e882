import { type FrontMatter, frontMatterSchema, isDay } from '../../../src/seo/frontMatter';
import { frontMatterDescriptions } from '../../../src/seo/frontMatterDescriptions';

/** A key of a page's front matter. */
export interface FrontMatterKey {
  name: string;
  isRequired: boolean;
  description: string;
  /** `4 to 60 characters`, or the allowed values; empty if there is no limit. */
  limits: string;
}

/** The parts of a valibot schema that are read here. */
interface Schema {
  type: string;
  /** The schema inside an optional one. */
  wrapped?: Schema;
  pipe?: readonly { type: string; requirement?: unknown }[];
  options?: readonly unknown[];
}

function limitsOf(schema: Schema): string {
  if (schema.options) return schema.options.map((option) => `\`${option}\``).join(', ');
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.pipe?.some((action) => action.requirement === isDay)) return '`2026-12-01`';
  const requirement = (type: string) => schema.pipe?.find((action) => action.type === type)?.requirement;
  const [minimum, maximum] = [requirement('min_length'), requirement('max_length')];
  return minimum && maximum ? `${minimum} to ${maximum} characters` : '';
}

/** Returns the keys of a page's front matter, from the schema that validates it. */
export function frontMatterKeys(): FrontMatterKey[] {
  return Object.entries<Schema>(frontMatterSchema.entries).map(([name, schema]) => ({
    name,
    isRequired: schema.type !== 'optional',
    description: frontMatterDescriptions[name as keyof FrontMatter],
    limits: limitsOf(schema.wrapped ?? schema),
  }));
}
