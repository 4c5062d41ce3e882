import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface BuildFigures {
  seconds: number;
  /** Of all cores together. Other programs affect it less than they affect `seconds`. */
  processorSeconds: number;
  /** Peak resident set of the largest process of the build, in megabytes. */
  megabytes: number;
}

/**
 * Builds the Docusaurus site in a folder.
 * @param directory folder with a configuration and `node_modules`
 * @param environment variables in addition to those of this process
 * @throws Error with the end of the build's output when it fails
 */
export async function buildSite(directory: string, environment: NodeJS.ProcessEnv = {}): Promise<BuildFigures> {
  const figuresFile = path.join(directory, 'build-figures.txt');
  const started = performance.now();
  const build = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--require ${path.join(__dirname, 'resourceUsage.cjs')}`,
      BUILD_FIGURES_FILE: figuresFile,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  build.stdout.on('data', (data) => (output += data));
  build.stderr.on('data', (data) => (output += data));
  const [code] = await once(build, 'close');
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0 || !existsSync(figuresFile)) {
    throw new Error(`The build in ${directory} failed:\n${output.slice(-3000)}`);
  }
  const processes: NodeJS.ResourceUsage[] = readFileSync(figuresFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(figuresFile);
  return {
    seconds,
    processorSeconds: processes.reduce((sum, usage) => sum + usage.userCPUTime + usage.systemCPUTime, 0) / 1e6,
    megabytes: Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}
