import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Browsers that support it prerender the target of a link when the visitor points at it or touches it. Pages that redirect
 * with a script are excluded. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/auth/callback', '/subscription-success'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Tells browsers which pages they may prerender. Omitted in development, where prerendering is not useful. */
export default function speculationRules(_: LoadContext): Plugin {
  const tag = { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: rules };
  return {
    name: 'speculation-rules',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { postBodyTags: [tag] } : {}),
  };
}
