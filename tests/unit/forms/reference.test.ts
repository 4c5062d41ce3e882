import { webcrypto } from 'node:crypto';
import { createReference } from '../../../src/forms/useDraft';

it('is short and random, without characters that are easily confused', () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const references = Array.from({ length: 500 }, createReference);
  for (const reference of references)
    expect(reference).toMatch(/^\p{L}+-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$/u);
  expect(new Set(references).size).toBeGreaterThan(498);
});
