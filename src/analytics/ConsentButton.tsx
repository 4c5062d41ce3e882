import { consentStrings } from '../site/cookies';
import { useMeasurementId } from './useMeasurementId';

/** Asks the question about analytics again. It is there only where something is measured. */
export function ConsentButton({ className }: { className?: string }) {
  if (!useMeasurementId()) return null;
  return (
    <button type="button" className={className} data-consent="settings">
      {consentStrings.settings}
    </button>
  );
}
