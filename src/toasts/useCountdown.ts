import { useEffect, useEffectEvent, useRef } from 'react';

/** The longest time that `setTimeout` can wait: about 25 days. Longer means for ever. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * Calls `onEnd` when it has run for `duration` milliseconds in all; times at which it is not running do not count.
 */
export function useCountdown(duration: number, isRunning: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning || remaining.current > LONGEST_TIMEOUT) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isRunning]);
}
