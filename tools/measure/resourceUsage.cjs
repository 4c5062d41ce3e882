// Loaded into a build by NODE_OPTIONS: notes, when the process ends, the most memory that it had and its processor time.
const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = process.env.BUILD_FIGURES_FILE;
if (isMainThread && file) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}
