import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { useAuthentication } from './Authentication';
import { HOME } from './routes';

/** Milliseconds before the callback page leads home (specification, part 9). */
export const REDIRECT_DELAY = 1500;

/** `served` until React runs, then `waiting`, which ends at the home page, or `failed`. */
export type SignInState = 'served' | 'waiting' | 'failed';

/** Completes a sign-in and leads home, 1.5 seconds after the page came up or when it is completed, if that is later. */
export function useSignInCallback(): SignInState {
  const { completeSignIn } = useAuthentication();
  const history = useHistory();
  const wasRefused = new URLSearchParams(useLocation().search).has('error');
  const [state, setState] = useState<SignInState>('served');
  // One completion, however often the effect runs: what the service sent along can be used only once.
  const completion = useRef<Promise<void>>(undefined);

  useEffect(() => {
    if (wasRefused) {
      setState('failed');
      return;
    }
    setState('waiting');
    let isHere = true;
    const delay = new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
    completion.current ??= completeSignIn();
    Promise.all([completion.current, delay]).then(
      () => isHere && history.replace(HOME),
      (error: unknown) => {
        if (!isHere) return;
        console.error('The sign-in could not be completed.', error);
        setState('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [wasRefused, completeSignIn, history]);

  return state;
}
