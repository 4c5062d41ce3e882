import { mailSettingsOf } from '../../../src/site/env';

export default function useDocusaurusContext() {
  return { siteConfig: { customFields: { mail: mailSettingsOf({}) } } };
}
