const STYLESHEETS = `<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>`;

/**
 * The HTML template of pages in builds (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 *
 * It differs from Docusaurus's own template in how React loads. `src/ui/reactUse.tsx` sets the attribute `data-react` on the
 * `<html>` element of pages that need React. Only these pages have React's scripts and the whole stylesheet, in an inert
 * `<template>`, from which `src/boot/startReact.ts` loads them when they are needed.
 *
 * A post-build step (`plugins/post-build/inlineStyles.ts`) replaces the stylesheet outside the template with inline styles.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    ${STYLESHEETS}
    <% if (it.htmlAttributes.includes('data-react=')) { %><template>${STYLESHEETS}<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>"></script><% }); %></template><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
