import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Browsers that can prerender the page behind a link once the visitor shows interest in it. Pages that redirect by
 * script are left out. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
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

/** Tells browsers which pages they may prerender. The development server has pages that are not worth it. */
export default function speculationRules(_: LoadContext): Plugin {
  const tag = { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: rules };
  return {
    name: 'speculation-rules',
    injectHtmlTags: () => (process.env.NODE_ENV === 'production' ? { postBodyTags: [tag] } : {}),
  };
}
