import { consent } from '../site/consent';
import { useMeasurementId } from './useMeasurementId';

/** Opens the consent question again. Only sites with analytics have it. */
export function ConsentButton({ className }: { className?: string }) {
  if (!useMeasurementId()) return null;
  return (
    <button type="button" className={className} data-consent="settings">
      {consent.settings}
    </button>
  );
}
