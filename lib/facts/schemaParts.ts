import type * as v from 'valibot';
import type { Path } from './yamlRange';

export type FactSchema = v.GenericSchema<unknown, unknown>;

/** A part of a schema, as far as messages need to know it. */
export interface SchemaPart {
  entries?: Record<string, SchemaPart>;
  item?: SchemaPart;
  wrapped?: SchemaPart;
}

/** The schema inside an optional one. */
export function unwrapped(part: SchemaPart | undefined): SchemaPart | undefined {
  return part?.wrapped ? unwrapped(part.wrapped) : part;
}

/** The part of a schema for the value at a path. */
export function partAt(schema: FactSchema, path: Path): SchemaPart | undefined {
  return path.reduce<SchemaPart | undefined>((part, key) => {
    const whole = unwrapped(part);
    return typeof key === 'number' ? whole?.item : whole?.entries?.[key];
  }, schema as SchemaPart);
}

/** Every name in a schema. */
export function namesIn(part: SchemaPart | undefined): string[] {
  const whole = unwrapped(part);
  const names = Object.entries(whole?.entries ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  return whole?.item ? [...names, ...namesIn(whole.item)] : names;
}
