import { useEffect, useRef, useState } from 'react';
import { strings } from '../facts/strings';
import { ButtonLink } from '../ui/Button';
import { HOME, leaveFor } from './leaveFor';
import styles from './SignIn.module.css';
import { useAuthentication } from './useAuthentication';

/** Milliseconds before the callback page redirects to the home page (specification, part 9). */
const REDIRECT_DELAY = 1500;

/** `served` until React runs, then `waiting` until the redirect, or `failed`. */
export type SignInState = 'served' | 'waiting' | 'failed';

/** Completes a sign-in, then redirects to the home page, but not before 1.5 seconds have passed. */
export function useSignInCallback(): SignInState {
  const { completeSignIn } = useAuthentication();
  const [state, setState] = useState<SignInState>('served');
  // The effect may run twice, but the parameters of the address can be used only once.
  const completion = useRef<Promise<void>>(undefined);

  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('error')) {
      setState('failed');
      return;
    }
    setState('waiting');
    let isHere = true;
    const delay = new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
    completion.current ??= completeSignIn();
    Promise.all([completion.current, delay]).then(
      () => isHere && leaveFor(HOME),
      (error: unknown) => {
        if (!isHere) return;
        console.error('The sign-in could not be completed.', error);
        setState('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [completeSignIn]);

  return state;
}

/** Completes a sign-in: a spinner, then the home page or an error. */
export default function SignIn() {
  const state = useSignInCallback();
  if (state === 'failed') {
    return (
      <div className={styles.screen} role="alert">
        <h1>{strings.authenticationError}</h1>
        <p className={styles.text}>{strings.authenticationFailed}</p>
        <p>
          <ButtonLink to={HOME}>{strings.errorHome}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.screen} data-state={state}>
      <div role="status" className={styles.progress}>
        <span className={styles.spinner} aria-hidden="true" />
        <h1>{strings.authenticating}</h1>
      </div>
      <p className={styles.text}>{strings.authenticatingTime}</p>
      <p>
        <ButtonLink to={HOME} tone="quiet">
          {strings.errorHome}
        </ButtonLink>
      </p>
    </div>
  );
}
