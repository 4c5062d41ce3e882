import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Examples } from '../../src/blocks/examples';

const directory = path.join(process.cwd(), 'src/blocks');

/** Every example of every block, named `Hero, On paper`. A block without an examples file fails the blocks test. */
export function allExamples() {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.examples.tsx'))
    .flatMap((file) => {
      const { examples } = require(path.join(directory, file)) as { examples: Examples };
      return Object.entries(examples).map(([name, node]) => ({ name: `${file.split('.')[0]}, ${name}`, node }));
    });
}

/** Files of `src/blocks` that export a block. */
export function blockFiles(): string[] {
  return readdirSync(directory).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
}
