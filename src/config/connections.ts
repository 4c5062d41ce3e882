import type { MailSettings } from './mailSettings';

/** What the pages connect to; the config's `customFields`. A preview connects to nothing. */
export interface Connections {
  mailSettings: MailSettings;
  chatId?: string | undefined;
  measurementId?: string | undefined;
}

/** Returns the connections of Docusaurus' config, whose type does not know them. `docusaurus.config.ts` sets them. */
export const connectionsOf = ({ customFields }: { customFields?: Record<string, unknown> | undefined }): Connections =>
  customFields as unknown as Connections;
