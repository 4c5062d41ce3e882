import { existsSync, readFileSync } from 'node:fs';
import { type Document, isMap, isNode, LineCounter, type Node, parse, parseDocument } from 'yaml';
import { filesIn } from '../../lib/files';
import { type Page, readPages } from '../pages/page';

/** Names, people, places and figures of the sample company. */
export const SAMPLE_LIST = 'tools/launch-check/sample.yaml';

/** A file of facts: `src/facts/company.yaml`. */
export interface FactFile {
  file: string;
  text: string;
  document: Document;
  lineOf(node: unknown): number;
}

/** What the check needs to know of the site. */
export interface LaunchSite {
  /** Pages and shared text, without the handbook, which is not published. */
  pages: readonly Page[];
  factFiles: readonly FactFile[];
  /** Addresses of static files: `/images/mark.svg`. */
  staticFiles: readonly string[];
  /** Names, people, places and figures of the sample company. */
  sampleNames: readonly string[];
  /** Environment variables, including those in `.env`. */
  environment: Readonly<Record<string, string | undefined>>;
  today: Date;
  /** The content of a file, relative to the site's folder; null where it does not exist. */
  read(file: string): Buffer | null;
}

/** Something to do before the launch. */
export interface Finding {
  /** Relative to the site's folder, with slashes: `src/facts/company.yaml`. */
  file: string;
  line: number;
  what: string;
  fix: string;
  /** Whether it is about a text that was right when the site was launched. A deploy does not wait for its review. */
  isDue?: true;
}

/** Rules by name. */
export type Rules = Readonly<Record<string, (site: LaunchSite) => Finding[]>>;

export function parseFacts(file: string, text: string): FactFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineOf = (node: unknown) => lineCounter.linePos((node as Node).range?.[0] ?? 0).line;
  return { file, text, document, lineOf };
}

/** The facts of a file that has a map of them: `figures` of `src/facts/figures.yaml`. */
export function factsOf({ factFiles }: LaunchSite, name: string) {
  const found = factFiles.find(({ file }) => file === `src/facts/${name}.yaml`);
  const map = found?.document.get(name);
  if (!found || !isMap(map)) return [];
  return map.items.map(({ key, value }) => ({
    place: { file: found.file, line: found.lineOf(key) },
    name: String(key),
    value: isNode(value) ? value.toJS(found.document) : value,
  }));
}

/** Where a finding points: the first line of a file that contains a text, else the file's first line. */
export function lineOf({ read }: LaunchSite, file: string, text: string): { file: string; line: number } {
  const lines = read(file)?.toString('utf8').split('\n') ?? [];
  return { file, line: Math.max(1, lines.findIndex((line) => line.includes(text)) + 1) };
}

/** Runs the rules in their order. The findings of each rule are sorted by file and line. */
export const checkLaunch = (site: LaunchSite, rules: Rules) =>
  Object.entries(rules).flatMap(([rule, check]) =>
    check(site)
      .map((finding) => ({ rule, ...finding }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  );

/**
 * Reads the site in the working directory, with the environment of this process.
 * @throws Error for a page that cannot be read
 */
export function readLaunchSite(): LaunchSite {
  const pages = readPages('.');
  const unread = pages.find(({ tree }) => tree === null);
  if (unread) throw new Error(`${unread.file} has a syntax error. Run "npm run check:content".`);
  const factFiles = filesIn('src/facts').filter((name) => name.endsWith('.yaml'));
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : null);
  return {
    pages: pages.filter(({ kind }) => kind !== 'handbook'),
    factFiles: factFiles.map((name) => parseFacts(`src/facts/${name}`, readFileSync(`src/facts/${name}`, 'utf8'))),
    staticFiles: filesIn('static').map((file) => `/${file}`),
    // Owners delete lines, in the end all of them.
    sampleNames: parse(read(SAMPLE_LIST)?.toString('utf8') ?? '', { schema: 'failsafe' }) || [],
    environment: process.env,
    today: new Date(),
    read,
  };
}
