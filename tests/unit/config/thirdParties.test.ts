/** @jest-environment node */
import { readFileSync } from 'node:fs';

it('no fact decides whose script runs: the origins of third parties are written in the module itself', () => {
  const source = readFileSync('src/config/thirdParties.ts', 'utf8');
  expect(source).toContain('scriptUrl');
  expect(source).not.toMatch(/\bimport\b.*from|\bprocess\.env\b/);
});
