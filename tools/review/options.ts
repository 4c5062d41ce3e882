import { parseArgs } from 'node:util';
import type { Report } from '../../plugins/preview/changes';
import { ReviewError } from './git';
import { isLostAddress } from './groups/pageGroups';

export const USAGE = `npm run review -- --base <ref>

Reports what the working tree changes on the site since the branch left <ref>: builds both, compares every
page and takes screenshots of changed ones. Writes review/index.html, review/report.json and review/summary.md.

  --base <ref>          a branch, tag or commit, for example origin/main
  --publish             copies the report into build/review/ for a preview
  --preview-url <url>   address of the preview, for links in review/summary.md; may be empty
  --help                shows this text

The exit code is 0 if the report is written, 1 if it is written and a removed page has no redirect,
and 2 if the report could not be written.`;

export const NOT_WRITTEN = 2;

/** Returns the exit code of a review whose report is written. */
export function exitCodeOf({ groups }: Pick<Report, 'groups'>): 0 | 1 {
  return groups.some(isLostAddress) ? 1 : 0;
}

export interface Options {
  base: string;
  publish: boolean;
  /** Without a slash at the end; null without one. */
  previewUrl: string | null;
}

function previewUrlOf(address: string | undefined): string | null {
  if (!address) return null;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new ReviewError(`"${address}" is not a web address. Example: --preview-url https://preview.example`);
  }
  return new URL(address).href.replace(/\/$/, '');
}

/**
 * Reads the arguments of `npm run review --`.
 * @returns null for `--help`
 * @throws ReviewError if an argument is missing or unknown
 */
export function readOptions(args: readonly string[]): Options | null {
  let values: { base?: string; publish?: boolean; 'preview-url'?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        publish: { type: 'boolean' },
        'preview-url': { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new ReviewError(`${(error as Error).message}\n\n${USAGE}`);
  }
  if (values.help) return null;
  if (!values.base) throw new ReviewError(`--base is missing, for example: --base origin/main\n\n${USAGE}`);
  return {
    base: values.base,
    publish: values.publish ?? false,
    previewUrl: previewUrlOf(values['preview-url']),
  };
}
