/** Part of `npm run lint`: actionlint (https://github.com/rhysd/actionlint) over the workflows of GitHub Actions. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';

const lint = await createLinter();
const mistakes = readdirSync(FOLDER)
  .map((name) => path.join(FOLDER, name))
  .flatMap((file) => lint(readFileSync(file, 'utf8'), file))
  .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

for (const mistake of mistakes) console.error(mistake);
// The linter's program waits for more work and would keep Node running.
process.exit(mistakes.length > 0 ? 1 : 0);
