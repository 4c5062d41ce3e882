import { useEffect, useEffectEvent, useRef } from 'react';

/** The longest delay of `setTimeout`: about 25 days. A longer duration never ends. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Calls `onEnd` after running for `duration` milliseconds in total. Pauses do not count. */
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
