import { brokenEntries } from '../../../tools/upgrade/brokenEntries';

const LIST = `# Upgrading

## Rendering

- **Preset.** It is a function.
  Test: \`tests/build/headers.test.ts\`.
- **Hooks.** They are recorded.
  Test: \`tests/browser/configured/needsReact.test.ts\`.

Some text about tests/build/headers.test.ts.
`;

it.each([
  ['FAIL build tests/build/headers.test.ts (5 s)', 'Preset'],
  ['  1) [configured] › tests/browser/configured/needsReact.test.ts:22:1 › a page', 'Hooks'],
])('names what the site relies on where a test of it fails: %s', (line, name) => {
  expect(brokenEntries(`PASS tests/other.test.ts\n${line}\n`, LIST)).toEqual([expect.stringMatching(`^\\*\\*${name}`)]);
});

it('names nothing for tests that pass', () => {
  expect(brokenEntries('PASS build tests/build/headers.test.ts', LIST)).toEqual([]);
});
