import { mailSettingsOf } from '../../../src/config/mailSettings';

export default function useDocusaurusContext() {
  return { siteConfig: { customFields: { mail: mailSettingsOf({}) } } };
}
