// Loaded into a build by NODE_OPTIONS: records a process's peak memory and processor time when it ends.
const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = process.env.BUILD_FIGURES_FILE;
if (isMainThread && file) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}
