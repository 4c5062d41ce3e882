/**
 * Browsers that can prerender the page behind a link once the visitor shows interest in it. Pages that redirect by
 * script are left out. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/auth/callback', '/subscription-success'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The HTML around a page in builds (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 *
 * It differs from Docusaurus' own in two things. The page's scripts do not run. Their addresses stand in a meta
 * element, where `src/boot/reactOnInteraction.ts` finds them. A page that says `hydrate: never` has no such element. And browsers
 * are told which pages they may prerender.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <% if (!it.htmlAttributes.includes('data-hydrate="never"')) { %><meta name="page-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>"><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script type="speculationrules">${speculationRules}</script>
  </body>
</html>
`;
