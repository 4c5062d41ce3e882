const STYLESHEETS = `<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>`;

/**
 * The HTML around a page in builds (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 *
 * It differs from Docusaurus' own in one thing. A page that needs no React, which `src/ui/reactUse.tsx` says in an
 * attribute of `<html>`, gets none of its scripts. In other pages the scripts and the stylesheet stand in a template, which
 * is inert, and `src/boot/startReact.ts` takes them out when they are wanted.
 *
 * The stylesheet outside the template is replaced by the page's own part of it after the build (`finish/inlineStyles.ts`).
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
