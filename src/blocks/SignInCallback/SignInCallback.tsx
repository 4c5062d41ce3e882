import clsx from 'clsx';
import type { ReactNode } from 'react';
import SignIn from '../../account/SignIn';
import { Island } from '../../browser/islands/Island';
import { slotsOf } from '../checks';
import styles from './SignInCallback.module.css';

export interface SignInCallbackProps {
  /** A `<Sheet>` beside the spinner, and text that is shown where no script runs or React does not start. */
  children: ReactNode;
}

/**
 * The page that a sign-in returns to: a spinner, then the home page or an error.
 *
 * @useFor `/auth/callback` only. Its text is shown where no script runs; a `<Sheet>` is always beside the spinner.
 * @notFor any other page: it redirects the visitor.
 */
export function SignInCallback({ children }: SignInCallbackProps) {
  const { beside, across, text } = slotsOf('SignInCallback', children);
  return (
    <div className={styles.page}>
      <div className={clsx(styles.waiting, 'ground-beside')} data-ground="glacier">
        <Island name="SignIn" component={SignIn} props={{}} />
        <div className={styles.beside}>
          {beside}
          {across}
        </div>
      </div>
      <div className={styles.fallback}>{text}</div>
    </div>
  );
}
