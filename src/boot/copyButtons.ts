import { closest } from './closest';

/** Milliseconds for which the page says that a text was copied. */
const CONFIRMATION_TIME = 2000;

/** Lets a button (`src/ui/CodeBlock.tsx`) copy the text before it, and says beside the button whether it did. */
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
