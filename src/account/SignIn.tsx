import { strings } from '../site/strings';
import { ButtonLink } from '../ui/Button';
import { HOME } from './routes';
import styles from './SignIn.module.css';
import { useSignInCallback } from './useSignInCallback';

/** Completes a sign-in: a spinner, then the home page or an error. */
export default function SignIn() {
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
    <div className={styles.screen} role="status" data-state={state}>
      <span className={styles.spinner} aria-hidden="true" />
      <h1 className={styles.title}>{strings.authenticating}</h1>
    </div>
  );
}
