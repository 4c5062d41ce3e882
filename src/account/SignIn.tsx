import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { strings } from '../facts/strings';
import { PlainButtonLink } from '../ui/Button';
import { leaveFor } from './leaveFor';
import styles from './SignIn.module.css';
import { siteProvider } from './siteProvider';

/** Milliseconds before the callback page redirects to the home page (specification, part 9). */
const REDIRECT_DELAY = 1500;

/** Completes a sign-in: a spinner, then the home page, but not before 1.5 seconds have passed, or an error. */
export default function SignIn() {
  /** `served` until React runs. */
  const [state, setState] = useState<'served' | 'waiting' | 'failed'>('served');

  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('error')) {
      setState('failed');
      return;
    }
    setState('waiting');
    const delay = new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
    Promise.all([siteProvider.completeSignIn(), delay]).then(
      () => leaveFor('/'),
      (error: unknown) => {
        console.error('The sign-in could not be completed.', error);
        setState('failed');
      },
    );
  }, []);

  if (state === 'failed') {
    return (
      <div className={clsx(styles.screen, 'page-gutter stack-5')} role="alert">
        <h1>{strings.authenticationError}</h1>
        <p className="quiet text-l">{strings.authenticationFailed}</p>
        <p>
          <PlainButtonLink to="/">{strings.errorHome}</PlainButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className={clsx(styles.screen, 'page-gutter stack-5')} data-state={state}>
      <div role="status" className={clsx(styles.progress, 'row')}>
        <span className={styles.spinner} aria-hidden="true" />
        <h1>{strings.authenticating}</h1>
      </div>
      <p className="quiet text-l">{strings.authenticatingHint}</p>
      <p>
        <PlainButtonLink to="/" look="quiet">
          {strings.errorHome}
        </PlainButtonLink>
      </p>
    </div>
  );
}
