/**
 * The HTML template of pages in builds (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 *
 * It differs from Docusaurus' own template in how React loads: a page with islands has their scripts, and a page of the
 * handbook (`data-client`) has Docusaurus' client, both in an inert `<template>`, from which `src/islands/startReact.ts` starts them.
 * No other page has any.
 *
 * Post-build steps replace the stylesheet with inline styles and add the scripts of each island.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
    <% const isClient = it.htmlAttributes.includes('data-client'); %>
    <% if (isClient || it.appHtml.includes('data-island=')) { %><template><% it.scripts.filter((script) => /islands\\.\\w+\\.js$/.test(script) !== isClient).forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>"></script><% }); %></template><% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
