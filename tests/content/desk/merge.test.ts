import { followed, openedText, stepped, changed as withStep } from '../../../tools/desk/app/history';
import { withImports } from '../../../tools/desk/imports';
import { mergeVersions, type Side } from '../../../tools/desk/merge';
import { readText } from '../../../tools/desk/pageOutline';
import { deskBlocks } from '../../../tools/desk/server/blocks';

const PAGE = `---
title: A page
description: It has two sections.
---

import {Hero, Section} from '@site/src/blocks';

<Hero title="Top">
  One sentence that goes on
  in a second line, and then
  in a third.
</Hero>

<Section title="Prices">
  Below.
</Section>
`;
const FACTS = 'menu:\n  - title: One\n    to: /one\n  - title: Two\n    to: /two\nemail: a@acme.com\n';

type Change = readonly [string, string];
const changed = (text: string, changes: readonly Change[]) =>
  changes.reduce((sum, [before, after]) => sum.replace(before, after), text);

/** Merges two changed versions, with one answer for every question. */
function merged(base: string, mine: readonly Change[], theirs: readonly Change[], side: Side) {
  const file = base === PAGE ? 'pages/one.mdx' : 'src/site/menu.yaml';
  const versions = { file, base, mine: changed(base, mine), theirs: changed(base, theirs) };
  const { conflicts } = mergeVersions(versions, {});
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, side]));
  return { conflicts, text: mergeVersions(versions, choices).text };
}

it.each(['mine', 'theirs'] as const)(
  'asks once about a paragraph with two conflicts, and keeps the rest: %s',
  (side) => {
    const own = (who: string): Change[] => [
      ['One', `1, ${who}`],
      ['third', `3, ${who}`],
    ];
    const { conflicts, text } = merged(
      PAGE,
      [...own('mine'), ['Top', 'Mine']],
      [...own('theirs'), ['Below', 'Theirs']],
      side,
    );
    expect(conflicts).toHaveLength(1);
    expect(text).toBe(changed(PAGE, [...own(side), ['Top', 'Mine'], ['Below', 'Theirs']]));
  },
);

it('keeps what both added at the same place, one after the other, and imports all of it', () => {
  const add = (name: string): Change[] => [
    ['{Hero', `{${name}, Hero`],
    ['  Below.\n', `  Below.\n\n  <${name}>\n    A text.\n  </${name}>\n`],
  ];
  const { conflicts, text } = merged(PAGE, add('Checklist'), add('Cards'), 'both');
  expect(conflicts).toMatchObject([{ canKeepBoth: true }]);
  const page = withImports(text ?? '', readText('pages/one.mdx', text ?? '').outline, deskBlocks(process.cwd()));
  expect(page).toBe(
    changed(PAGE, [
      ['{Hero, Section}', '{Cards, Checklist, Hero, Section}'],
      ['  Below.\n', '  Below.\n\n  <Checklist>\n    A text.\n  </Checklist>\n\n  <Cards>\n    A text.\n  </Cards>\n'],
    ]),
  );
});

it('keeps two new entries of a menu, but not two values of a fact', () => {
  const add = (name: string): Change[] => [['email', `  - title: ${name}\n    to: /${name}\nemail`]];
  const both = merged(FACTS, add('mine'), [...add('theirs'), ['One', 'First']], 'both');
  expect(both.text).toBe(changed(FACTS, [...add('mine'), ...add('theirs'), ['One', 'First']]));
  const value = merged(
    FACTS,
    [
      ['a@', 'mine@'],
      ['Two', 'Second'],
    ],
    [['a@', 'theirs@']],
    'theirs',
  );
  expect(value.conflicts).toMatchObject([{ canKeepBoth: false }]);
  expect(value.text).toBe(
    changed(FACTS, [
      ['a@', 'theirs@'],
      ['Two', 'Second'],
    ]),
  );
});

describe('undo after a colleague’s change arrived', () => {
  const file = 'pages/one.mdx';
  const theirs = changed(PAGE, [['Below.', 'Above.']]);
  const written = [
    ['Top', 'First'],
    ['First', 'Second'],
  ] as const;
  const steps = written.map((_, index) => changed(PAGE, written.slice(0, index + 1)));
  const history = steps.reduce((sum, text) => withStep(sum, text, 'step', 0), openedText(PAGE));

  it('takes back one’s own changes and keeps theirs, back and forth', () => {
    let shown = followed(history, { file, base: steps[1] ?? '', theirs: changed(theirs, written) });
    const seen = [shown.text];
    for (const by of [-1, -1, -1, 1, 1, 1] as const) {
      shown = stepped(shown, by);
      seen.push(shown.text);
    }
    const [second, first, none] = [written, written.slice(0, 1), []].map((changes) => changed(theirs, changes));
    expect(seen).toEqual([second, first, none, none, first, second, second]);
  });
});
