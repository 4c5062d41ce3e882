import { parseArgs } from 'node:util';
import { ReviewError } from './git';

export const USAGE = `npm run review -- --base <ref>

Shows what the working tree changes about the site since it left <ref>: builds both, compares every page,
takes pictures of those that changed. Writes review/index.html, review/report.json and review/summary.md.

  --base <ref>          a branch, tag or commit, for example origin/main
  --publish             puts the report into build/review/, so that a preview carries it
  --preview-url <url>   where the preview is, for links in review/summary.md; none when empty
  --lighthouse          measures pages whose bytes moved (a minute for each; figures vary from run to run)
  --help                shows this

It ends with 0 when the report is written, with 1 when it is written and a removed page leads nowhere,
and with 2 when it could not be made.`;

export interface Options {
  base: string;
  publish: boolean;
  /** Without a slash at the end; null when not given. */
  previewUrl: string | null;
  lighthouse: boolean;
}

function previewUrlOf(address: string | undefined): string | null {
  if (!address) return null;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new ReviewError(`"${address}" is not a web address. Write --preview-url https://…`);
  }
  return new URL(address).href.replace(/\/$/, '');
}

/**
 * Reads what was written behind `npm run review --`.
 * @returns null when help was asked for
 * @throws ReviewError when something is missing or unknown
 */
export function readOptions(words: readonly string[]): Options | null {
  let values: { base?: string; publish?: boolean; 'preview-url'?: string; lighthouse?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        base: { type: 'string' },
        publish: { type: 'boolean' },
        'preview-url': { type: 'string' },
        lighthouse: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new ReviewError(`${(error as Error).message}\n\n${USAGE}`);
  }
  if (values.help) return null;
  if (!values.base) throw new ReviewError(`Say what to compare with: --base origin/main\n\n${USAGE}`);
  return {
    base: values.base,
    publish: values.publish ?? false,
    previewUrl: previewUrlOf(values['preview-url']),
    lighthouse: values.lighthouse ?? false,
  };
}
