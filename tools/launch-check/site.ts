import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../../lib/files';
import { cases } from '../../src/facts/cases';
import { company, sampleFacts } from '../../src/facts/company';
import { cookies } from '../../src/facts/cookies';
import { figures } from '../../src/facts/figures';
import { partners } from '../../src/facts/partners';
import { plans } from '../../src/facts/plans';
import { type Page, readPages } from '../pages/page';
import { readSampleNames } from './sampleNames';

/** What the check needs to know of the site. */
export interface LaunchSite {
  /** Pages and shared text, without the handbook, which is not published. */
  pages: readonly Page[];
  /** From `src/facts`. */
  facts: {
    company: Readonly<Record<string, unknown>>;
    sampleFacts: readonly string[];
    figures: Readonly<Record<string, { value: string; kind: string; source: string }>>;
    partners: readonly { name: string; sample?: true }[];
    cases: readonly Readonly<Record<'title' | 'page' | 'service', string> & { sample: boolean }>[];
    plans: readonly { name: string; tier: string; sample?: boolean }[];
    cookies: readonly { group: string }[];
  };
  /** Texts with facts, by file: `src/facts/navigation.yaml`. */
  factFiles: Readonly<Record<string, string>>;
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
}

/** Rules by name. */
export type Rules = Readonly<Record<string, (site: LaunchSite) => Finding[]>>;

/** Where a finding points: the first line of a file that contains a text, else the file's first line. */
export function lineOf({ read }: LaunchSite, file: string, text: string): { file: string; line: number } {
  const lines = read(file)?.toString('utf8').split('\n') ?? [];
  return { file, line: Math.max(1, lines.findIndex((line) => line.includes(text)) + 1) };
}

/** Reads the site in the working directory, with the environment of this process. */
export function readLaunchSite(): LaunchSite {
  const factFiles = filesIn('src/facts')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `src/facts/${name}`);
  return {
    pages: readPages('.').filter(({ kind }) => kind !== 'handbook'),
    facts: { company, sampleFacts, figures, partners, cases, plans, cookies },
    factFiles: Object.fromEntries(factFiles.map((file) => [file, readFileSync(file, 'utf8')])),
    staticFiles: filesIn('static').map((file) => `/${file}`),
    sampleNames: readSampleNames(),
    environment: process.env,
    today: new Date(),
    read: (file) => (existsSync(file) ? readFileSync(file) : null),
  };
}
