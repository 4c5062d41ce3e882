export default function useDocusaurusContext() {
  return { siteConfig: { customFields: {} } };
}
