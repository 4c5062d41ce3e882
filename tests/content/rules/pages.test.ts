import { isAboutWholeFile } from '../../../tools/content-check/finding';
import { runChecks } from '../../../tools/content-check/run';
import { frontMatter, siteOf, testRule } from '../../support/contentSite';

const description = 'description: Fifty characters at the very least are needed to say what this is.';
const longTitle = 'A title that goes on and on until nobody can read it in a list of results';
const page = (lines: string) => `---\n${lines}\n---\n\nText\n`;

testRule('front-matter', [
  [
    'accepts valid front matter, and ignores shared text and the handbook',
    {
      'pages/a.mdx': `${frontMatter('rules')}Text`,
      'pages/_shared/words.mdx': 'Text',
      'handbook/start.mdx': '---\ntitle: Start\nslug: /\nsidebar_label: Here\n---\n',
    },
  ],
  [
    'reports a page without front matter',
    'Text',
    [
      '1:1 Text: This page has no title and no description. Start it with four lines: "---", "title: …", "description: …" and "---".',
    ],
  ],
  [
    'reports a misspelled key, and not that the correct one is missing',
    page(`titel: Cloud solutions\n${description}`),
    ['2:1 titel: A page has no line "titel" here. Did you mean "title"?'],
  ],
  [
    'reports an address',
    page(`title: Cloud solutions\nslug: /cloud\n${description}`),
    [
      '3:1 slug: A page gets its address from the name of its file. Delete "slug". To change the address, rename the file, and list the old address in src/site/redirects.yaml.',
    ],
  ],
  [
    'reports a missing key and every invalid value, each at its position',
    page('description: Too short\ntype: later\nbreadcrumbs:\n  - name: Home\n    url: 3'),
    [
      '1:1 ---: The line "title: …" is missing. Write it between the two lines "---" at the top of the page.',
      '2:14 Too short: "description" is too short: write at least 50 characters.',
      '3:7 later: "type" must be website, article or profile. Write type: website',
      '6:10 3: "breadcrumbs.0.url" must be text.',
    ],
  ],
  [
    'reports a long title',
    page(`title: ${longTitle}\n${description}`),
    [`2:8 ${longTitle}: "title" is too long: write at most 60 characters.`],
  ],
  [
    'explains a colon in a value',
    page('title: One: two'),
    ['2:1 title: One: two: A text that contains a colon needs quotation marks. Write: title: "One: two"'],
  ],
  [
    'explains a duplicate key',
    page(`title: Four\ntitle: Five\n${description}`),
    ['3:1 title: Five: "title" appears twice. Delete one of the two lines.'],
  ],
  [
    'explains an open quotation mark',
    page('title: "One'),
    ['2:1 title: "One: There is no quotation mark (") at the end. Write: title: "One"'],
  ],
]);

testRule('same-metadata', [
  [
    'accepts different texts, and a page with a canonical address',
    {
      'pages/a.mdx': frontMatter('cloud'),
      'pages/b.mdx': frontMatter('prices'),
      'pages/c.mdx': frontMatter('cloud').replace('---\n\n', 'canonical: /a\n---\n\n'),
    },
  ],
  [
    'names both pages with a description, where no branch tells which one is the copy',
    {
      'pages/a.mdx': frontMatter('cloud'),
      'pages/b.mdx': frontMatter('cloud').replace('A page about cloud', 'Something else'),
    },
    [
      'pages/a.mdx:3:14 This page tells you everything that there is to know about cloud.: pages/b.mdx has the same description. Write one that describes only this page.',
      'pages/b.mdx:3:14 This page tells you everything that there is to know about cloud.: pages/a.mdx has the same description. Write one that describes only this page.',
    ],
  ],
]);

const importWords = "import Words from '@site/pages/_shared/words.mdx';\n\n";

testRule('heading-order', [
  [
    'says to delete a "#" in the middle of a sentence',
    '<Hero title="One" />\n\nSlate is the\n# 1 roof. It lasts.\n\nA sentence.\n\n# Two\n\n- Slate\n\n# Three\n',
    [
      '4:1 # 1 roof. It lasts.: A "#" at the start of a line makes a headline, and this one is in the middle of a sentence. Delete the "#", or write “number” in its place.',
      '8:1 # Two: This is a second headline, and a page has only one, in its <Hero>. Write "## Two".',
      '12:1 # Three: This is a second headline, and a page has only one, in its <Hero>. Write "## Three". If it is no heading, delete the "#".',
    ],
  ],
  [
    'accepts headings of Markdown, blocks and shared text at the right level',
    {
      'pages/a.mdx': `${importWords}<Hero title="One" />

<Words />

<LegalText updated="2025-01-01">

## Four

### Three

</LegalText>
`,
      'pages/_shared/words.mdx': `<Section title="Two">

### Three

<Cards><Card title="Three">text</Card><Card title="Three">text</Card></Cards>

<Section title="Three">

#### Four

</Section>

</Section>

<CallToAction title="Five">text</CallToAction>
`,
      'handbook/start.mdx': '# One\n\n## Two\n',
    },
  ],
  [
    'reports a second main heading, a skipped level and an empty heading in the file that contains them',
    {
      'pages/a.mdx': `${importWords}<Hero title="One" />\n\n<Words />\n\n# Another\n\n<Hero title="And another" />\n`,
      'pages/b.mdx': `${importWords}<Hero title="One" />\n\n<Words />\n\n##\n`,
      'pages/_shared/words.mdx': '<Section title="Two">\n\n#### Four\n\n</Section>\n',
    },
    [
      'pages/_shared/words.mdx:3:1 #### Four: This heading is too small for its place: the one before it is two sizes larger. Write "### Four".',
      'pages/a.mdx:7:1 # Another: This is a second headline, and a page has only one, in its <Hero>. Write "## Another".',
      'pages/a.mdx:9:14 And another: This is a second headline, and a page has only one, in its <Hero>. Write <Section title="…"> in its place.',
      'pages/b.mdx:7:1 ##: This heading is empty. Write its text, or delete it.',
    ],
  ],
  [
    'reports a page without a main heading',
    '<Section title="Two">\n\ntext\n\n</Section>\n',
    ['1:1 : This page has no headline. Start it with <Hero title="…">.'],
  ],
]);

const noDescription = 'This image has no description. Describe what it shows, for people who cannot see it.';

testRule('alt-text', [
  [
    'accepts descriptions, and descriptions made by code',
    `![A ridge line over contour lines](/a.svg)

<Picture source="/logo.svg" alt="The Kestrel Ridge logo: a ridge line" />
<Picture source="/b.svg" alt={words} />
<img src="/image.svg" alt="Imagery of the valley at dawn" />
`,
  ],
  [
    'reports missing descriptions, file names, and text that says nothing',
    `![](/a.svg) ![team-photo](/team-photo.jpg)

<Picture source="/b.svg" alt="" />
<Picture source="/b.svg" alt="the picture" />
<img src="/c.svg" />
<img src="/c.svg" alt="IMG_2041.jpg" />
<img src="/c.svg" alt="An image of our office" />
`,
    [
      `1:1 ![](/a.svg): ${noDescription}`,
      '1:13 ![team-photo](/team-photo.jpg): "team-photo" is a file name. Describe what the image shows.',
      `3:26 alt: ${noDescription}`,
      '4:31 the picture: "the picture" does not say what the image shows. Describe it.',
      `5:2 img: ${noDescription}`,
      '6:24 IMG_2041.jpg: "IMG_2041.jpg" is a file name. Describe what the image shows.',
      '7:24 An image of our office: Screen readers already announce an image. Start "An image of our office" with what the image shows.',
    ],
  ],
]);

const images = { 'static/images/mark.svg': '' };
const inStatic = (file: string) =>
  `The folder static has no file "${file}". If it was deleted, upload it again, or delete the image here.`;

testRule('markdown', [
  [
    'writes the line of dashes with as many columns as the table has',
    'A table:\n\n| Roof | Age | Price |\n| — | — | — |\n| Slate | 9 | low |\n\n| Tin | Clay | Slate | Price |\n',
    [
      '4:1 | — | — | — |: This is not a table yet: the line below its first line needs hyphens, and these are other signs. Write --- for each column: | --- | --- | --- |',
      '7:1 | Tin | Clay | Slate | Price |: The empty line above ends the table. Delete that empty line if this row belongs to the table.',
    ],
  ],
]);

testRule('missing-image', [
  [
    'accepts files in the folder static and images of other sites',
    {
      ...images,
      'pages/a.mdx': `---
image: /images/mark.svg
---

![A](/images/mark.svg) ![C](https://example.com/c.png)

<Picture source="/images/mark.svg" alt="A" />
<img src="/images/mark.svg" alt="A" />
`,
    },
  ],
  [
    'names the folder that an address leaves out',
    { ...images, 'pages/a.mdx': '![A](/static/images/mark.svg)\n' },
    [
      '1:6 /static/images/mark.svg: The address of a picture begins after the folder "static". Leave out "/static": "/images/mark.svg"',
    ],
  ],
  [
    'suggests the old name of a renamed file',
    { 'static/images/Our Mark.svg': '', 'pages/a.mdx': '![A](/images/our-mark.svg)' },
    [
      '1:6 /images/our-mark.svg: The file of this picture is called "Our Mark.svg". Name it "our-mark.svg", and this page shows it.',
    ],
  ],
  [
    'reports missing files in front matter, Markdown, blocks and HTML',
    {
      ...images,
      'pages/a.mdx': `---
image: /images/share.png
---

![A](/images/marc.svg) ![B](/other.png)

<Picture source="/images/team.jpg" alt="A" />
<img src="/mark.svg" alt="A" />
`,
    },
    [
      `2:8 /images/share.png: There is no image "/images/share.png". ${inStatic('images/share.png')}`,
      `5:6 /images/marc.svg: There is no image "/images/marc.svg". Did you mean "/images/mark.svg"? ${inStatic('images/marc.svg')}`,
      `5:29 /other.png: There is no image "/other.png". ${inStatic('other.png')}`,
      `7:18 /images/team.jpg: There is no image "/images/team.jpg". ${inStatic('images/team.jpg')}`,
      `8:11 /mark.svg: There is no image "/mark.svg". ${inStatic('mark.svg')}`,
    ],
  ],
]);

/** A WebP file of a size, as far as its header says. */
const photograph = (bytes: number) => `RIFF\0\0\0\0WEBPVP8Laaaa/${'a'.repeat(bytes)}`;

testRule('image-file', [
  [
    'says what a file is that is no picture, and names it so that it passes',
    {
      'static/images/page.png': '\n<!DOCTYPE html>\n<html><head><title>Sign in</title></head></html>',
      'static/images/text.jpg': 'The picture is in the other folder.',
      'static/images/Plan (1).svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
      'pages/a.mdx': '![A](/images/page.png) ![B](/images/text.jpg) ![C](</images/Plan (1).svg>)\n',
    },
    [
      '1:6 /images/page.png: "page.png" is a web page and no picture. Open the picture itself in the browser, download it again, and replace this file.',
      '1:29 /images/text.jpg: "text.jpg" is a text and no picture. Put the picture itself in its place.',
      '1:53 /images/Plan (1).svg: Name the file in lower case, without spaces and signs: "plan-1.svg" in place of "Plan (1).svg".',
    ],
  ],
  ['leaves the size of a frame that must go', '<iframe src="https://acme.com/a" width="100%" height="630"></iframe>\n'],
  [
    'names the weight of a source that is heavy for everybody who works on the site',
    {
      'static/images/heavy.webp': photograph(8_000_000),
      'static/images/valley.webp': photograph(900_000),
      'pages/a.mdx': `---
image: /images/valley.webp
---

<Picture source="/images/valley.webp" alt="A" />
<Picture source="/images/heavy.webp" alt="B" />
`,
    },
    [
      '6:18 /images/heavy.webp: "heavy.webp" is 8.0 MB. Visitors load smaller files, but everybody who works on the site loads this one. Make it at most 2,400 pixels wide; the desk does that when you add a picture.',
    ],
  ],
  [
    'reports what visitors load as it is',
    {
      'static/images/valley.webp': photograph(900_000),
      'static/images/plan.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(600_000)}</svg>`,
      'pages/a.mdx': '![A](/images/valley.webp)\n\n<Picture source="/images/plan.svg" alt="B" />\n',
    },
    [
      '1:6 /images/valley.webp: "valley.webp" is 900 kB, and a page should load in a second. Show it with <Picture>, which makes smaller files of it.',
      '3:18 /images/plan.svg: "plan.svg" is 600 kB, and a page should load in a second. Make it simpler, or save it as .png.',
    ],
  ],
]);

testRule('page-weight', [
  [
    'counts what a phone loads of a picture, not its source',
    {
      'static/images/valley.webp': photograph(900_000),
      'pages/a.mdx': '---\ntitle: A\n---\n\n<Picture source="/images/valley.webp" alt="A" />\n',
    },
  ],
  [
    'reports pages with many pictures',
    {
      'static/images/valley.webp': photograph(900_000),
      'pages/a.mdx': `---\ntitle: A\n---\n\n${'<Picture source="/images/valley.webp" alt="A" />\n'.repeat(4)}`,
    },
    [
      '5:18 /images/valley.webp: The images on this page total 320 kB, more than 300 kB, so it loads slowly on a phone. This one is the largest, with 80 kB. Leave out pictures that do not help the reader, and show the others with <Picture>.',
    ],
  ],
]);

it('tells findings about a whole page, such as one to which nothing links, from those about its first words', async () => {
  const site = siteOf({ 'pages/index.mdx': frontMatter('home'), 'pages/a.mdx': `${frontMatter('a')}A a word.` });
  const findings = (await runChecks(site)).filter(({ file }) => file === 'pages/a.mdx');
  const about = (whole: boolean) => findings.filter((it) => isAboutWholeFile(it) === whole).map(({ rule }) => rule);
  expect(about(true)).toContain('unlinked-page');
  expect(about(false)).toContain('wording');
});
