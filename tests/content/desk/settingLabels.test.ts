import { plain } from '../../../tools/desk/app/parts/plain';
import { settingLabel } from '../../../tools/desk/app/settingLabels';
import type { FactSchema } from '../../../tools/desk/protocol';
import { deskBlocks } from '../../../tools/desk/server/blocks';
import { listFacts } from '../../../tools/desk/server/facts';

it.each([
  ['eyebrow', 'Hero', 'Small line above the headline'],
  ['tone', 'Action', 'Look of the button'],
  ['tone', 'Hero', 'Background'],
  ['icon', 'Card', 'Icon'],
  ['title', 'page', 'Title'],
])('calls %s of %s in plain words', (name, part, label) => {
  expect(settingLabel(name, part)).toBe(label);
});

/** Words that somebody who writes would have to look up. */
const JARGON =
  /markdown|\banchors?\b|mailto|structured data|spruce|src\/|\brenders?\b|npm |a route\b|canonical|\bquery\b|UTC/i;

function descriptionsIn(schema: FactSchema): string[] {
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [schema.description ?? '', ...inside.flatMap(descriptionsIn)];
}

it('explains blocks and facts without words of developers', async () => {
  const ofBlocks = deskBlocks(process.cwd()).flatMap(({ name, useFor, notFor, parts }) =>
    [
      ...[...useFor, ...notFor],
      ...parts.flatMap(({ summary, content, settings }) => [
        ...[summary, content?.description ?? ''],
        ...settings.map(({ description }) => description),
      ]),
    ].map((text) => `${name}: ${plain(text)}`),
  );
  const facts = await listFacts(process.cwd());
  const ofFacts = facts.flatMap(({ summary, schema }) => [summary, ...descriptionsIn(schema)].map(plain));
  expect(ofBlocks.length).toBeGreaterThan(100);
  expect([...ofBlocks, ...ofFacts].filter((text) => JARGON.test(text))).toEqual([]);
});
