/** The last part of `npm run lint`: checks the workflows with actionlint, if this machine has it. GitHub always checks them (`check.yml`). */
import { spawnSync } from 'node:child_process';

const { error, status } = spawnSync('actionlint', { stdio: 'inherit' });
if (error)
  console.log('actionlint is not installed, so GitHub checks the workflows: https://github.com/rhysd/actionlint');
process.exitCode = error ? 0 : (status ?? 1);
