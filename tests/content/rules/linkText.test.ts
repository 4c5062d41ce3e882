import { linkText } from '../../../tools/content-check/rules/linkText';
import { findingsOf, frontMatter } from '../../support/contentSite';

const prices = { 'pages/pricing.mdx': frontMatter('prices') };

it('accepts words that say where a link leads, and idle ones outside links', async () => {
  const source = `Click here. Read more.

[Our prices](/pricing) and [read more about our prices](/pricing) [![Mark](/mark.svg)](/pricing)

<Action to="/pricing">See the prices</Action>
<Card title="Prices" to="/pricing" label="Read more">Words.</Card>
<Section title="More">Words.</Section>
<a href="/pricing">Prices</a> [](/pricing)
`;
  expect(await findingsOf(linkText, { ...prices, 'pages/index.mdx': source })).toEqual([]);
});

it('finds idle words in links, actions and labels, and names the page', async () => {
  const source = `[Click here](/pricing), [here](https://acme.com) or [**read more** …](/pricing#plans).

<Action to="/pricing">Learn more</Action>
<a href="/gone">this page</a>
<Card title="Prices" to="/pricing" label="Click here">Words.</Card>
`;
  const nothing = 'does not say where the link leads. Write what the reader finds there';
  const named = `${nothing}, for example "A page about prices".`;
  expect(await findingsOf(linkText, { ...prices, 'pages/index.mdx': source })).toEqual([
    `pages/index.mdx:1:2 Click here: "Click here" ${named}`,
    `pages/index.mdx:1:26 here: "here" ${nothing}.`,
    `pages/index.mdx:1:54 **read more** …: "read more" ${named}`,
    `pages/index.mdx:3:23 Learn more: "Learn more" ${named}`,
    `pages/index.mdx:4:17 this page: "this page" ${nothing}.`,
    `pages/index.mdx:5:43 Click here: "Click here" ${named}`,
  ]);
});
