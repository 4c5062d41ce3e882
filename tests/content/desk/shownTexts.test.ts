import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileChanges } from '../../../tools/desk/app/dialogs/fileChanges';
import { findText } from '../../../tools/desk/app/page/findText';
import { readText } from '../../../tools/desk/pageOutline';
import { findFact } from '../../../tools/desk/server/findFact';

const PAGE = `---
title: A page
---

<Hero title="The top">
  A **bold** start with [a link](/a).
</Hero>

<Cards>
  <Card title="Plan">
    The same.
  </Card>
  <Card title="Build">
    The same.
  </Card>
</Cards>

<Banner title="The story">
  In {claims.founded.story} we opened as a firm.
</Banner>
`;
const { outline } = readText('pages/one.mdx', PAGE);

it.each([
  ['The top', 0, '', 'title: title="The top">'],
  ['A bold start with a link.', 0, '', 'children0: A **bold** start with [a link](/a).'],
  ['bold', 0, 'A bold start with a link.', 'children0: A **bold** start with [a link](/a).'],
  ['The same.', 1, '', 'children0: The same.'],
  ['In 2015 we opened as a firm.', 0, '', 'children0: In {claims.founded.story} we opened as a firm.'],
  ['$49', 0, '', null],
])('finds “%s” in the source of the page', (text, index, around, expected) => {
  const found = findText(PAGE, outline, { text, index, around });
  expect(found && `${found.field}: ${PAGE.slice(found.position).split('\n')[0]}`).toBe(expected);
  if (index === 1) expect(found?.position).toBe(PAGE.lastIndexOf(text));
});

const FACTS = 'plans:\n  - name: Team\n    price: 99\n';

it.each([
  [PAGE, '"The top"', '"The new top"', 'Hero › Title: The |+new |top'],
  [PAGE, '(/a)', '(/b)', 'Hero: A bold start with a link (/|-a|+b|).'],
  [PAGE, 'title: A page', 'title: Another page', 'Title: |-A|+Another| page'],
  [FACTS, '99', '109', 'Plans › Team › Price: |-99|+109'],
  [PAGE, 'title: A page', 'title: "A page"', undefined],
])('marks the changed words: %#', (before, old, now, expected) => {
  const file = before === PAGE ? 'pages/one.mdx' : 'src/site/plans.yaml';
  const marked = fileChanges({ file, before, after: before.replace(old, now) }).map((words) =>
    words.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`).join('|'),
  );
  expect(marked).toEqual(expected === undefined ? [] : [expected]);
});

it.each([
  ['$99', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['hello@acme.com', 'Write to hello@acme.com', 'src/site/company.yaml company.email'],
  ['per month', 'Team $99 per month For all. Included', 'src/site/plans.yaml plans.1.price'],
  ['Something else', 'Something else', undefined],
])('finds the fact from which “%s” comes', (text, around, expected) => {
  const site = mkdtempSync(path.join(tmpdir(), 'facts-'));
  mkdirSync(path.join(site, 'src/site'), { recursive: true });
  const write = (file: string, lines: string) => writeFileSync(path.join(site, 'src/site', file), lines);
  const plan = (name: string, words: string) => `  - name: ${name}\n    text: ${words}\n    price: 99\n`;
  write('plans.yaml', `plans:\n${plan('Free', 'For you.')}${plan('Team', 'For all.')}`);
  write('strings.yaml', 'strings:\n  perMonth: per month\n  included: Included\n  other: For all.\n');
  write('company.yaml', 'company:\n  email: hello@acme.com\n');
  const found = findFact(site, { text, index: 0, around });
  expect(found ? `${found.file} ${found.path.join('.')}` : undefined).toBe(expected);
  rmSync(site, { recursive: true });
});
