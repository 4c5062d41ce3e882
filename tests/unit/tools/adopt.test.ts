/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { checkFacts } from '../../../lib/facts/checkFacts';
import { company } from '../../../src/site/company';
import { adoptionSchema, TOKENS } from '../../../tools/adopt/adoption';
import { contrastErrors, paletteOf, toneErrors } from '../../../tools/adopt/contrastErrors';
import { askForAdoption } from '../../../tools/adopt/questions';
import { paletteErrors, renamed } from '../../../tools/adopt/writeAdoption';

const tokens = readFileSync(TOKENS, 'utf8');

const check = (source: string) => checkFacts(source, adoptionSchema, () => undefined);

it('the palette of the site can be read in both themes', () => {
  expect(contrastErrors(tokens)).toEqual([]);
});

it('the grounds of the dark theme are clearly different tones, and a pair that is not is named', () => {
  expect(toneErrors(tokens)).toEqual([]);
  const { night = '', 'night-sunk': sunk = '' } = paletteOf(tokens);
  expect(toneErrors(tokens.replace(`--night: ${night}`, `--night: ${sunk}`))).toEqual([
    `In the dark theme, night-sunk ${sunk} is not clearly lighter than night ${sunk}.`,
  ]);
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

it('asks for each fact, and again after a wrong answer', async () => {
  const answers: Record<string, string[]> = {
    'Name of the company': ['Halden Quay'],
    Domain: ['https://haldenquay.com/', 'haldenquay.com'],
    Email: ['office', 'office@haldenquay.com'],
    City: ['Duluth'],
    'Founding year': ['in 2009', '2009'],
    'Addresses of social': ['linkedin', 'https://www.linkedin.com/company/haldenquay'],
  };
  const said: string[] = [];
  const source = await askForAdoption(
    async (question) =>
      Object.entries(answers)
        .find(([start]) => question.startsWith(start))?.[1]
        .shift() ?? '',
    (sentence) => said.push(sentence),
  );
  expect(said).toEqual([
    '"https://haldenquay.com/" is not a host name. Write it without https:// and without a slash: acme.com.',
    '"office" is not an email address.',
    '"in 2009" is not a possible value.',
    '"linkedin" is not a web address. Start with https://.',
  ]);
  const { facts, errors } = check(stringify(source));
  expect(errors).toEqual([]);
  expect(facts).toMatchObject({
    company: { brand: 'Halden Quay', domain: 'haldenquay.com', address: { ...company.address, city: 'Duluth' } },
    founded: 2009,
  });
});
