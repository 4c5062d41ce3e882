import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the measurement ID of this build (`src/config/measurementId.ts`), or undefined if it has no analytics. */
export function useMeasurementId(): string | undefined {
  const { measurementId } = useDocusaurusContext().siteConfig.customFields as { measurementId?: string };
  return measurementId;
}
