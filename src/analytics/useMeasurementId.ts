import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The measurement ID of this build (`src/site/measurementId.ts`); undefined where nothing is measured. */
export function useMeasurementId(): string | undefined {
  const { measurementId } = useDocusaurusContext().siteConfig.customFields as { measurementId?: string };
  return measurementId;
}
