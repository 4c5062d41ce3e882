import { closest } from './closest';

/** Milliseconds for which the confirmation is shown. */
const CONFIRMATION_TIME = 2000;

/** Makes the buttons of `src/ui/CodeBlock.tsx` copy their code and show the result beside the button. */
export function copyButtons(): void {
  addEventListener('click', async (event) => {
    const button = closest(event, '[data-copied]');
    const code = button?.closest('[data-code]')?.querySelector('pre');
    const status = button?.nextElementSibling;
    if (!code || !status) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      status.textContent = button.dataset.copied ?? '';
      setTimeout(() => status.replaceChildren(), CONFIRMATION_TIME);
    } catch {
      status.textContent = button.dataset.copyFailed ?? '';
    }
  });
}
