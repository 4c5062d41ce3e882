import { readdirSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');

it.each(files)('pages/%s is MDX', (file) => {
  expect(path.extname(file)).toBe('.mdx');
});
