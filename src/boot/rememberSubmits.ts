/**
 * Remembers on a form that it was submitted. Until React runs, a form of the `dialog` method sends nothing;
 * `src/forms/useEnquiryForm.ts` then submits it again.
 */
export function rememberSubmits(): void {
  addEventListener('submit', ({ target }) => {
    (target as HTMLFormElement).dataset.submitted = '';
  });
}
