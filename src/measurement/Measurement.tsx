import { type ComponentType, useEffect, useState } from 'react';
import { useMeasurementId } from './useMeasurementId';

/** Asks for consent and measures, on sites that were built with `GA_MEASUREMENT_ID`. Elsewhere it loads nothing. */
export function Measurement() {
  const measurementId = useMeasurementId();
  const [Consent, setConsent] = useState<ComponentType<{ measurementId: string }>>();

  useEffect(() => {
    if (!measurementId) return;
    import('./Consent').then(
      (module) => setConsent(() => module.Consent),
      () => console.warn('The question about analytics could not be loaded; nothing is measured.'),
    );
  }, [measurementId]);

  return measurementId && Consent && <Consent measurementId={measurementId} />;
}
