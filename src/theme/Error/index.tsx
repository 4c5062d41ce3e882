import { strings } from '@site/src/site/strings';
import { Button } from '@site/src/ui/Button';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ErrorProps {
  error: unknown;
  tryAgain: () => void;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : strings.errorUnknown;
}

/**
 * Replaces a page that failed to render. It may be rendered outside all providers, so its link is a plain `<a>`. Following it
 * also loads everything anew.
 */
export default function ErrorScreen({ error, tryAgain }: ErrorProps) {
  return (
    <div className={clsx(styles.screen, 'page-width')} role="alert">
      <h1>{strings.errorTitle}</h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p className={styles.actions}>
        <a href="/">{strings.errorHome}</a>
        <Button tone="quiet" onClick={tryAgain}>
          {strings.errorRetry}
        </Button>
      </p>
    </div>
  );
}
