/** Milliseconds after which the wait ends if nothing is painted, as in a hidden tab. */
const LONGEST_WAIT = 100;

/**
 * Waits for the next paint, so that long work does not delay the visible response to an interaction.
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
