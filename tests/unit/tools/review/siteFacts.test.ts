/** @jest-environment node */
import { compareFacts, siteRedirects } from '../../../../tools/review/compare/siteFacts';
import { testFolder } from '../../../support/testFolder';

const { at, write } = testFolder();
const directories = { before: at('before'), after: at('after') };

function changed(file: string, before: string, after: string) {
  for (const [side, text] of Object.entries({ before, after })) write(`${side}/${file}`, text);
  return compareFacts(directories, [file]).map(({ where, before: old, after: fresh }) => [where, old, fresh]);
}

it('names the place of a changed text or number in a file of facts', () => {
  const plans = (price: number, text: string) => `plans:\n  - { name: Basic, price: ${price} }\nnote: '${text}'\n`;
  expect(changed('src/site/plans.yaml', plans(49, 'Per month.'), plans(59, 'Every month.'))).toEqual([
    ['plans › price', '49', '59'],
    ['note', 'Per month.', 'Every month.'],
  ]);
});

it('finds changed sentences in code, and not names and keys', () => {
  const code = (key: string, label: string, text: string) =>
    `export const a = <p id="${key}" aria-label={\`${label} \${a}\`}>${text}</p>;`;
  expect(
    changed('src/blocks/A.tsx', code('one', 'Open it now', 'We read it.'), code('two', 'Close it now', 'We write it.')),
  ).toEqual([
    ['', 'Open it now', 'Close it now'],
    ['', 'We read it.', 'We write it.'],
  ]);
});

it('leaves redirects to their own comparison, which ignores comments', () => {
  const file = 'src/site/redirects.yaml';
  expect(
    changed(file, 'redirects: []', 'redirects:\n  # - { from: /a, to: /b }\n  - { from: /old, to: /new }\n'),
  ).toEqual([]);
  expect(siteRedirects(directories.after)).toEqual([{ from: '/old', to: '/new' }]);
  expect(siteRedirects(at('empty'))).toEqual([]);
});
