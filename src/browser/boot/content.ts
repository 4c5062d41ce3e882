import { closest } from '../closest';

/** Moves the focus between the questions of a list with the arrow keys, Home and End. The browser opens and closes answers. */
export function startQuestionKeys(): void {
  addEventListener('keydown', (event) => {
    const summary = closest(event, 'summary');
    const list = summary?.closest('[data-questions]');
    if (!summary || !list) return;
    const summaries = [...list.querySelectorAll('summary')];
    const index = summaries.indexOf(summary);
    // Both ends wrap around: -1 is the last question.
    const targets: Record<string, number> = {
      Home: 0,
      End: -1,
      ArrowUp: index - 1,
      ArrowDown: (index + 1) % summaries.length,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    summaries.at(target)?.focus();
  });
}

/** How long the confirmation is shown, in milliseconds. */
const CONFIRMATION_TIME = 2000;

/** Makes the buttons of `src/layouts/markdown.tsx` copy their code and show the result beside the button. */
export function startCopyButtons(): void {
  addEventListener('click', async (event) => {
    const button = closest(event, '[data-copied]');
    const block = button?.closest('[data-code]');
    const code = block?.querySelector('pre');
    const status = block?.querySelector('[role=status]');
    if (!button || !code || !status) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      status.textContent = button.dataset.copied ?? '';
      setTimeout(() => status.replaceChildren(), CONFIRMATION_TIME);
    } catch {
      status.textContent = button.dataset.copyFailed ?? '';
    }
  });
}

/** Share of an element that must be visible before it is revealed (specification, part 9). */
export const REVEAL_THRESHOLD = 0.1;

/**
 * Reveals `[data-reveal]` elements when 10 % of them are visible: they move into place. Only elements below the fold get the value
 * "waiting", which has no effect under reduced motion (`src/styles/base.css`).
 */
export function revealOnScroll(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        if (isIntersecting) dataset.reveal = 'shown';
        else if (boundingClientRect.top > innerHeight) dataset.reveal ||= 'waiting';
      }
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
