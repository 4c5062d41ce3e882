/** Milliseconds after which waiting ends where nothing is painted, as in a tab that is hidden. */
const LONGEST = 100;

/**
 * Waits until the browser has painted what it has to show, so that long work does not delay the answer to an interaction.
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
