/** The two forms. */
export type EnquiryKind = 'contact' | 'assessment';

/** The address of the page with each form. */
export const formPages: Readonly<Record<EnquiryKind, string>> = { contact: '/contact', assessment: '/assessment' };

/** The anchor of each form on its page. */
export const formAnchors = {
  contact: 'contact-form',
  assessment: 'assessment-form',
} as const satisfies Record<EnquiryKind, string>;

/** The keys of the query of a link to a form: the topic or interest, and the plan. */
export const queryKeys = { interest: 'interest', tier: 'tier' } as const;

/** Returns the form to which an address leads, if any: an address of its page, or its anchor on that page. */
export function formOf(to: string): EnquiryKind | undefined {
  const [page = ''] = to.split(/[?#]/);
  return (['contact', 'assessment'] as const).find(
    (kind) => page === formPages[kind] || to === `#${formAnchors[kind]}`,
  );
}
