import type { ReactNode } from 'react';
import SignIn from '../account/SignIn';
import { Island } from '../islands/Island';
import { HeroTerrain } from '../ui/Terrain';
import styles from './SignInCallback.module.css';

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
  return (
    <>
      <div className={styles.waiting}>
        <div className={styles.land}>
          <HeroTerrain hasTrail />
        </div>
        <Island name="SignIn" component={SignIn} props={{}} />
      </div>
      <div className={styles.served}>{children}</div>
    </>
  );
}
