import { consentWords } from '../site/cookies';
import { setQuestionOpen } from './consentQuestion';
import { useMeasurementId } from './useMeasurementId';

/** Opens the question about analytics again. It is there only where something is measured. */
export function ConsentButton({ className }: { className?: string }) {
  if (!useMeasurementId()) return null;
  return (
    <button type="button" className={className} data-hold-click onClick={() => setQuestionOpen(true)}>
      {consentWords.settings}
    </button>
  );
}
