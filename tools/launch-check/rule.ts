import type { Page } from '../content-check/page';
import type { LaunchDiagnostic } from './finding';

/** The facts of `src/site` that rules read. */
export interface LaunchFacts {
  company: Readonly<Record<string, unknown>>;
  sampleFacts: readonly string[];
  claims: Readonly<Record<string, unknown>>;
  unconfirmedClaims: readonly string[];
  figures: Readonly<Record<string, { value: string; kind: string; source: string }>>;
  partners: readonly { name: string; sample?: true }[];
  cookies: readonly { group: string }[];
}

/** What rules need to know of the site. */
export interface LaunchSite {
  /** Pages and shared text, without the handbook, which is not published. */
  pages: readonly Page[];
  facts: LaunchFacts;
  /** Environment variables, including those in `.env`. */
  environment: Readonly<Record<string, string | undefined>>;
  today: Date;
  /** The content of a file, relative to the site's folder; null where it does not exist. */
  read(file: string): Buffer | null;
}

export interface LaunchRule {
  /** In kebab case; the file has the same name in camel case. */
  name: string;
  check(site: LaunchSite): LaunchDiagnostic[];
}
