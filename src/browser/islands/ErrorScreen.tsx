import clsx from 'clsx';
import { strings } from '../../facts/strings';
import { Button } from '../../ui/Button';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  error: unknown;
  tryAgain: () => void;
}

/** Returns the status text of a failed response, or the message of an error (specification, part 8). */
function messageOf(error: unknown): string {
  const { statusText, message } = (error ?? {}) as Partial<Response & Error>;
  return statusText || message || strings.errorUnknown;
}

/**
 * Replaces an island that failed and has no fallback, or a page of the handbook. It may be rendered outside all providers, so its link
 * is a plain `<a>`, which also reloads everything.
 */
export function ErrorScreen({ error, tryAgain }: ErrorScreenProps) {
  return (
    <div className={clsx(styles.screen, 'page-width')} role="alert">
      <h1>{strings.errorTitle}</h1>
      <p className={clsx(styles.message, 'quiet')}>{messageOf(error)}</p>
      <p className={clsx(styles.actions, 'cluster row')}>
        <a href="/">{strings.errorHome}</a>
        <Button look="quiet" onClick={tryAgain}>
          {strings.errorRetry}
        </Button>
      </p>
    </div>
  );
}
