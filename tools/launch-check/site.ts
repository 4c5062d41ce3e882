import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { keyRange } from '../../lib/facts/yaml';
import { filesIn } from '../../lib/files';
import { lineNumber } from '../../lib/range';
import type { Environment } from '../../src/config/environment';
import { readPages } from '../pages/sourceFile';

/** Names, people, places and figures of the sample company. */
export const SAMPLE_LIST = 'tools/launch-check/sample.yaml';

/** Reads the site in a folder. Files are named relative to it: `src/facts/company.yaml`. */
export function readLaunchSite(directory: string, environment: Environment) {
  const pages = readPages(directory);
  /** The content of a file; null if it does not exist. */
  const read = (file: string) => {
    const absolute = path.join(directory, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
  };
  const factFiles = filesIn(path.join(directory, 'src/facts')).filter((name) => name.endsWith('.yaml'));
  return {
    /** Pages and shared text, without the handbook, which is not published. */
    pages,
    factFiles: factFiles.map((name) => {
      const file = `src/facts/${name}`;
      const source = read(file) ?? '';
      return { file, source, document: parseDocument(source) };
    }),
    staticFiles: filesIn(path.join(directory, 'static')).map((file) => `static/${file}`),
    // An owner deletes the names that are right for the company, and finally all of them: the file then has no list.
    sampleNames: (parse(read(SAMPLE_LIST) ?? '', { schema: 'failsafe' }) || []) as string[],
    environment,
    read,
  };
}

export type LaunchSite = ReturnType<typeof readLaunchSite>;

/** Something to do before the launch. */
export interface LaunchTask {
  file: string;
  line: number;
  reason: string;
  fix: string;
  /** Whether a text is due for a review. A deploy does not wait for it. */
  isReviewDue?: true;
}

/** Rules by name. */
export type LaunchRules = Readonly<Record<string, (site: LaunchSite) => LaunchTask[]>>;

/** The facts of a file that has a map of them: `figures` of `src/facts/figures.yaml`. */
export function factEntries<Value>({ factFiles }: LaunchSite, map: string) {
  return factFiles
    .filter(({ file }) => file === `src/facts/${map}.yaml`)
    .flatMap(({ file, source, document }) =>
      Object.entries<Value>(document.toJS()[map] ?? {}).map(([name, value]) => {
        const line = lineNumber(source, keyRange(document, [map, name])?.start ?? 0);
        return { location: { file, line }, name, value };
      }),
    );
}

/** Returns the first line of a file that contains a text, or else the file's first line. */
export function lineOf({ read }: LaunchSite, file: string, text: string): { file: string; line: number } {
  const lines = read(file)?.split('\n') ?? [];
  return { file, line: Math.max(1, lines.findIndex((line) => line.includes(text)) + 1) };
}

/** Runs the rules in their order. The tasks of each rule are sorted by file and line. */
export const checkLaunch = (site: LaunchSite, rules: LaunchRules) =>
  Object.entries(rules).flatMap(([rule, check]) =>
    check(site)
      .map((task) => ({ rule, ...task }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  );
