import type { Page } from '../content-check/page';
import type { LaunchDiagnostic } from './finding';

/** What rules know of the site that is to be launched. */
export interface LaunchSite {
  /** Pages and shared words, parsed; not the handbook, which is not published. */
  pages: readonly Page[];
  /** Environment variables, those of `.env` included. */
  environment: Readonly<Record<string, string | undefined>>;
  today: Date;
  /** A file's content; null where there is none. The path is relative to the site's folder. */
  read(file: string): Buffer | null;
}

/** One kind of thing that must not go live. */
export interface LaunchRule {
  /** Lower case, words joined by hyphens, and the file's name in camel case. */
  name: string;
  check(site: LaunchSite): LaunchDiagnostic[];
}
