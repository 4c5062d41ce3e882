import type { ReactNode } from 'react';
import { strings } from '../site/strings';
import { ButtonLink } from '../ui/Button';
import { StartReactSoon } from '../ui/reactUse';
import { HOME } from './routes';
import styles from './SignInCallback.module.css';
import { useSignInCallback } from './useSignInCallback';

export interface SignInCallbackProps {
  /** Shown where no script runs or React does not start. */
  children: ReactNode;
}

/**
 * The page that a sign-in returns to: a spinner, then the home page or an error.
 *
 * @useFor `/auth/callback` only. Its content is shown where no script runs.
 * @notFor any other page: it redirects the visitor.
 */
export function SignInCallback({ children }: SignInCallbackProps) {
  const state = useSignInCallback();
  if (state === 'failed') {
    return (
      <div className={styles.screen} role="alert">
        <h1 className={styles.title}>{strings.authenticationError}</h1>
        <p className={styles.text}>{strings.authenticationFailed}</p>
        <p>
          <ButtonLink to={HOME}>{strings.errorHome}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <StartReactSoon />
      <div className={styles.screen} role="status" data-state={state}>
        <span className={styles.spinner} aria-hidden="true" />
        <h1 className={styles.title}>{strings.authenticating}</h1>
      </div>
      {state === 'served' && <div className={styles.served}>{children}</div>}
    </>
  );
}
