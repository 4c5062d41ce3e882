/** The npm scripts that `npm test` runs, cheapest first. */
export const CHECKS = [
  'lint',
  'typecheck',
  'check:unused',
  'check:content',
  'build',
  'check:html',
  'test:build',
  'check:specification',
  'test:unit',
  'build:tests',
  'test:browser',
];
