/**
 * Marks a form that was submitted before React runs. Its method `dialog` sends nothing, and `src/forms/useEnquiryForm.ts`
 * submits it again.
 */
export function queueSubmits(): void {
  addEventListener('submit', ({ target }) => {
    (target as HTMLFormElement).dataset.submitted = '';
  });
}
