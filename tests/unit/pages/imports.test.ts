import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a page may import, by the table in the README. */
const ALLOWED = [/^@site\/src\/blocks$/, /^@site\/src\/site\/\w+$/, /^@site\/pages\/_shared\/[\w-]+\.mdx$/];

function forbiddenImports(source: string): string[] {
  return [...source.matchAll(/^import .* from '([^']+)';$/gm)]
    .map((match) => match[1] ?? '')
    .filter((target) => !ALLOWED.some((pattern) => pattern.test(target)));
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');

it.each(pages)('pages/%s is MDX and imports only blocks, facts and shared words', (file) => {
  expect(path.extname(file)).toBe('.mdx');
  expect(forbiddenImports(readFileSync(path.join('pages', file), 'utf8'))).toEqual([]);
});

it('notices an import of something else', () => {
  expect(forbiddenImports("import { Link } from '@site/src/ui/Link';\nimport {Hero} from '@site/src/blocks';")).toEqual(
    ['@site/src/ui/Link'],
  );
});
