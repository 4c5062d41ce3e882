import type { MailSettings } from './mailSettings';

/** Services that the pages connect to; the config's `customFields`. A preview has none. */
export interface Services {
  mailSettings: MailSettings;
  chatId?: string | undefined;
  measurementId?: string | undefined;
}

/** Returns the services of Docusaurus' config, whose type does not know them. `docusaurus.config.ts` sets them. */
export const servicesOf = ({ customFields }: { customFields?: Record<string, unknown> | undefined }): Services =>
  customFields as unknown as Services;
