/**
 * Opens all `<details>` while a page is printed, in browsers where `src/styles/print.css` cannot show closed answers:
 * https://developer.mozilla.org/docs/Web/CSS/Reference/Selectors/::details-content
 * Remove when every browser in `browserslist` has it (Safari from 18.4, Firefox from 143).
 */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let restore: (() => void)[] = [];

  addEventListener('beforeprint', () => {
    restore = [...document.querySelectorAll('details')].map((details) => {
      const { open } = details;
      const name = details.getAttribute('name');
      // Of a group with a name only one can be open.
      details.removeAttribute('name');
      details.open = true;
      return () => {
        details.open = open;
        if (name) details.setAttribute('name', name);
      };
    });
  });
  addEventListener('afterprint', () => {
    for (const one of restore) one();
  });
}
