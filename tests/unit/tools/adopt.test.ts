/** @jest-environment node */
import { readFileSync } from 'node:fs';
import prompts from 'prompts';
import { stringify } from 'yaml';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { paletteOf, TOKENS } from '../../../lib/palette';
import { company, schema as companySchema } from '../../../src/site/company';
import { adoptionSchema, contrastErrors, withPalette } from '../../../tools/adopt/adoption';
import { askForAdoption, checkAnswer } from '../../../tools/adopt/questions';
import { renamed } from '../../../tools/adopt/writeAdoption';

const tokens = readFileSync(TOKENS, 'utf8');
const check = (source: string) => checkFacts(source, adoptionSchema, () => undefined);

it('the palette of the site can be read in both themes', () => {
  expect(contrastErrors(tokens)).toEqual([]);
});

it('names the pair of colors that cannot be read, and its theme', () => {
  const errors = contrastErrors(withPalette(tokens, { ink: '#c0c0c0' }));
  const paper = paletteOf(tokens).get('paper');
  expect(errors[0]).toMatch(`In the light theme, text on page (ink #c0c0c0 on paper ${paper}) has a contrast of 1.`);
  expect(errors.every((error) => error.includes('light theme'))).toBe(true);
});

it('accepts the second company of the tests, whose palette can be read', () => {
  const { facts, errors } = check(readFileSync('tests/support/secondCompany.yaml', 'utf8'));
  expect(errors).toEqual([]);
  expect(facts && contrastErrors(withPalette(tokens, facts.palette))).toEqual([]);
});

it('replaces whole names only, so that the site can be renamed again', () => {
  const names = [
    ['X', 'Halden $& Quay'],
    ['x.example', 'halden.example'],
  ] as const;
  expect(renamed('X, “X” and X’s tsx, XML on www.x.example', names)).toBe(
    'Halden $& Quay, “Halden $& Quay” and Halden $& Quay’s tsx, XML on www.halden.example',
  );
});

it('names what is wrong with a file of facts', () => {
  const { errors } = check('company:\n  domian: ridge.com\npalette:\n  ink: blue\n');
  expect(errors.map(({ message }) => message)).toEqual([
    'Unknown name "domian". Did you mean "domain"?',
    'ink: "blue" is not a color such as "#0b1220". Put it in quotation marks.',
  ]);
});

it('asks for each fact, keeps what gets no answer, and refuses a wrong one', async () => {
  const profile = 'https://www.linkedin.com/company/fixture-works';
  const place = ['Springfield', '', '', ''];
  const { socialHandle } = company;
  prompts.inject([
    'Fixture Works',
    '',
    'fixture-works.com',
    'office@fixture-works.com',
    '',
    '',
    ...place,
    '2009',
    socialHandle,
    profile,
  ]);
  const { facts, errors } = check(stringify(await askForAdoption()));
  expect(errors).toEqual([]);
  expect(facts).toMatchObject({
    company: {
      brand: 'Fixture Works',
      domain: 'fixture-works.com',
      address: { ...company.address, city: 'Springfield' },
    },
    founded: 2009,
  });
  expect(facts?.company).toMatchObject({ social: [{ name: 'Linkedin', url: profile }] });
  // It is still the sample's.
  expect(facts?.company).not.toHaveProperty('socialHandle');
  const { email } = companySchema.entries.company.entries;
  expect(checkAnswer('office', email)).toBe('"office" is not an email address.');
  expect(checkAnswer('', email)).toBe(true);
});
