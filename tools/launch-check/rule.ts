import type { Page } from '../content-check/page';
import type { LaunchDiagnostic } from './finding';

/** What rules need to know of the site. */
export interface LaunchSite {
  /** Pages and shared text, without the handbook, which is not published. */
  pages: readonly Page[];
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
