import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildPlace } from '../../plugins/manifest/types';
import { ReviewError } from './git';

/** Where Docusaurus keeps the generated files of these builds. */
export const GENERATED_FOLDER = '.docusaurus-review';
/** Lines of a failed build's output to show: the error is at the end. Lines of its stack trace are left out. */
const FAILURE_LINES = 40;
const STACK_LINE = /^\s+(at |\.\.\. \d+ lines matching)/;

/**
 * Environment variables that builds receive. Without the host's own variables, both builds are production builds even
 * if the review runs inside the build of a preview. A build runs the code of the branch, so it gets no home folder and no settings of npm,
 * which may contain passwords.
 */
const KEPT_VARIABLES = /^(PATH|SYSTEMROOT|TEMP|TMP|TMPDIR|LANG|TZ|CHAT_ID|GA_MEASUREMENT_ID|EMAILJS_\w+)$/i;

const execute = promisify(execFile);

/** Returns the variables of this process with these names. */
export function variables(names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

/** Returns the variables that every build receives. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  return {
    ...variables(KEPT_VARIABLES),
    NODE_ENV: 'production',
    // A cached build names variables differently and changes byte counts: two runs would give two reports.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}

/** Runs a command with the variables of a build. */
export async function run(
  command: string,
  commandArguments: string[],
  directory: string,
  signal: AbortSignal,
  more: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  try {
    await execute(command, commandArguments, {
      cwd: directory,
      env: { ...buildEnvironment(), ...more },
      shell: process.platform === 'win32',
      maxBuffer: 2 ** 28,
      signal,
    });
    return { ok: true, output: '' };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    // A name in place of an exit code: the command did not start, or it was stopped because the other build failed.
    if (typeof code === 'string') throw error;
    return { ok: false, output: `${stdout}${stderr}` };
  }
}

/** What a build needs. */
export interface Building {
  siteDirectory: string;
  outDirectory: string;
  /** Contains `node_modules`. */
  packageDirectory: string;
  /** For messages. */
  name: string;
  signal: AbortSignal;
}

/**
 * Builds a site.
 * @throws ReviewError if it does not build, with the end of its output
 */
export async function build({
  siteDirectory,
  outDirectory,
  packageDirectory,
  name,
  signal,
}: Building): Promise<BuildPlace> {
  const core = createRequire(path.join(packageDirectory, 'package.json')).resolve('@docusaurus/core/package.json');
  const docusaurus = path.join(path.dirname(core), 'bin/docusaurus.mjs');
  const buildArguments = [docusaurus, 'build', '--out-dir', outDirectory];
  const { ok, output } = await run(process.execPath, buildArguments, siteDirectory, signal, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED_FOLDER,
  });
  if (!ok) {
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => !STACK_LINE.test(line));
    throw new ReviewError(`The build of ${name} failed:\n\n${lines.slice(-FAILURE_LINES).join('\n')}`);
  }
  return { siteDirectory, outDirectory, generatedDirectory: path.join(siteDirectory, GENERATED_FOLDER) };
}
