import { type KeyboardEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { consentWords, cookies } from '../site/cookies';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import styles from './Consent.module.css';
import { choose, hasChosen, startConsent } from './consent';
import { isQuestionOpen, onQuestionChange, setQuestionOpen } from './consentQuestion';
import { startAnalytics, stopAnalytics } from './googleAnalytics';
import { measureLinkClicks } from './linkClicks';

/** The question itself. Both answers look the same and take one press; Escape leaves it for another time. */
function Question() {
  const titleId = useId();
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    // Only where the visitor asked for it: a question that comes by itself leaves the focus where it is.
    const opener = document.activeElement;
    if (!hasChosen() || !(opener instanceof HTMLElement)) return;
    area.current?.focus();
    return () => opener.focus({ preventScroll: true });
  }, []);

  function answer(isAgreed: boolean) {
    choose(isAgreed);
    setQuestionOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') setQuestionOpen(false);
  }

  return (
    <section ref={area} className={styles.question} aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeOnEscape}>
      <h2 id={titleId} className={styles.title}>
        {consentWords.title}
      </h2>
      <p>{consentWords.text}</p>
      <ul role="list" className={styles.cookies}>
        {cookies
          .filter(({ group }) => group === 'analytics')
          .map(({ name, duration }) => (
            <li key={name}>
              <code>{name}</code>, {duration}
            </li>
          ))}
      </ul>
      <p>
        <Link to="/cookies">{consentWords.more}</Link>
      </p>
      <div className={styles.answers}>
        <Button tone="quiet" onClick={() => answer(false)}>
          {consentWords.refuse}
        </Button>
        <Button tone="quiet" onClick={() => answer(true)}>
          {consentWords.agree}
        </Button>
      </div>
    </section>
  );
}

/** Asks once, keeps the answer, and measures if it was yes. */
export function Consent({ measurementId }: { measurementId: string }) {
  const isOpen = useSyncExternalStore(onQuestionChange, isQuestionOpen, () => false);

  useEffect(() => {
    startConsent((isAgreed) => (isAgreed ? startAnalytics(measurementId) : stopAnalytics(measurementId)));
    if (!hasChosen()) setQuestionOpen(true);
    return measureLinkClicks();
  }, [measurementId]);

  return isOpen && <Question />;
}
