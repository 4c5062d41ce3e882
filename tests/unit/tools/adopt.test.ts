/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { adoptionSchema, TOKENS } from '../../../tools/adopt/adoption';
import { contrastErrors, paletteOf } from '../../../tools/adopt/contrastErrors';
import { paletteErrors } from '../../../tools/adopt/writeAdoption';

const tokens = readFileSync(TOKENS, 'utf8');

const check = (source: string) => checkFacts(source, adoptionSchema, () => undefined);

it('the palette of the site can be read in both themes', () => {
  expect(contrastErrors(tokens)).toEqual([]);
});

it('names the pair of colors that cannot be read, and its theme', () => {
  const { ink = '' } = paletteOf(tokens);
  const pale = tokens.replace(`--ink: ${ink}`, '--ink: #c0c0c0');
  const [first] = contrastErrors(pale);
  expect(first).toMatch(
    /^In the light theme, text on page \(ink #c0c0c0 on paper #[0-9a-f]{6}\) has a contrast of 1\.\d\d; it needs 4\.5\.$/,
  );
  expect(contrastErrors(pale).every((error) => error.includes('light theme'))).toBe(true);
});

it('accepts the second company of the tests, whose palette can be read', () => {
  const { facts, errors } = check(readFileSync('tests/support/secondCompany.yaml', 'utf8'));
  expect(errors).toEqual([]);
  expect(facts && paletteErrors(facts)).toEqual([]);
});

it('names what is wrong with a file of facts', () => {
  const { errors } = check('company:\n  domian: ridge.com\npalette:\n  ink: blue\n');
  expect(errors.map(({ message }) => message)).toEqual([
    '"domian" is not a known name here. Did you mean "domain"?',
    'ink: "blue" is not a color such as "#0b1220". Put it in quotation marks.',
  ]);
});
