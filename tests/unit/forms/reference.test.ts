import { webcrypto } from 'node:crypto';
import { createReference } from '../../../src/forms/reference';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

it('is short, and has no characters that are mistaken for one another', () => {
  for (let count = 0; count < 200; count += 1) {
    expect(createReference()).toMatch(/^KR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/);
  }
});

it('is random', () => {
  const references = new Set(Array.from({ length: 500 }, createReference));
  expect(references.size).toBeGreaterThan(498);
});
