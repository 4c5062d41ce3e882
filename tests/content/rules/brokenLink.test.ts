import { brokenLink } from '../../../tools/content-check/rules/brokenLink';
import { findingsOf } from '../../support/contentSite';

const others = { 'pages/index.mdx': '', 'pages/assessment.mdx': '', 'pages/auth/callback.mdx': '' };
const site = (source: string) => ({ ...others, 'pages/contact.mdx': source, 'static/files/terms.pdf': '' });

it('accepts pages, anchors, files, other sites, and what only looks like a link', async () => {
  const source = `---
canonical: /contact
---

[Home](/) [With more](/assessment?tier=free#form) [Slash](/assessment/) [Below](auth/callback) [Here](#here)
[File](./assessment.mdx) [PDF](/files/terms.pdf) [Other](https://example.com/no) [Mail](mailto:a@example.com)

<Action to="/assessment">Go</Action>
<a href="/files/terms.pdf">PDF</a>
<Statistic value="24/7">hours</Statistic>
<Lanes title="A" lanes="Visitor, Chat, Team"><Message from="Chat" to="Visitor">a</Message></Lanes>
<Card title="A" to={somewhere}>a</Card>
`;
  expect(await findingsOf(brokenLink, site(source))).toEqual([]);
});

it('finds a wrong address wherever it stands, and marks it', async () => {
  const source = `---
canonical: /contakt
---

[One](/asessment) and [two][two]

<Action to="/asessment?tier=free">Three</Action>
<Action to={'nowhere'}>Four</Action>
<a href="/assessments">Five</a>
<Banner title="/no-such-page">Six</Banner>
<Action to="/files/terms.pdf">Seven</Action>
<Action to="/assessment.mdx">Eight</Action>
[Nine]()

[two]: /no-such-page
`;
  const at = 'pages/contact.mdx';
  expect(await findingsOf(brokenLink, site(source))).toEqual([
    `${at}:2:12 /contakt: There is no page "/contakt". Did you mean "/contact"?`,
    `${at}:5:7 /asessment: There is no page "/asessment". Did you mean "/assessment"?`,
    `${at}:7:13 /asessment?tier=free: There is no page "/asessment?tier=free". Did you mean "/assessment?tier=free"?`,
    `${at}:8:13 'nowhere': There is no page "nowhere".`,
    `${at}:9:10 /assessments: There is no page "/assessments". Did you mean "/assessment"?`,
    `${at}:10:16 /no-such-page: There is no page "/no-such-page".`,
    `${at}:11:13 /files/terms.pdf: There is no page "/files/terms.pdf".`,
    `${at}:12:13 /assessment.mdx: "/assessment.mdx" is a file. Write the page's address: "/assessment".`,
    `${at}:13:9 : The link leads nowhere. Write a page (/contact), an anchor (#what-we-do) or an address.`,
    `${at}:15:8 /no-such-page: There is no page "/no-such-page".`,
  ]);
});

it('keeps visitors out of the handbook', async () => {
  const handbook = {
    'plugins/handbook/pages/start.mdx': '---\nslug: /\n---\n\n[Links](/handbook/pages) [Self](/handbook)',
  };
  expect(await findingsOf(brokenLink, { ...site('[Help](/handbook)'), ...handbook })).toEqual([
    'pages/contact.mdx:1:8 /handbook: "/handbook" is in the handbook, which visitors do not get. Link to a page.',
    'plugins/handbook/pages/start.mdx:5:9 /handbook/pages: There is no page "/handbook/pages".',
  ]);
});
