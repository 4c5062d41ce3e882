import { altText } from '../../../tools/content-check/rules/altText';
import { findingsOf } from '../../support/contentSite';

it('accepts words that say what a picture shows, and code that makes them', async () => {
  const source = `![A ridge line over contour lines](/a.svg)

<Picture source="/logo.svg" alt="The Kestrel Ridge logo: a ridge line" width="1" height="1" />
<Picture source="/b.svg" alt={words} width="1" height="1" />
<img src="/image.svg" alt="Imagery of the valley at dawn" />
`;
  expect(await findingsOf(altText, { 'pages/a.mdx': source })).toEqual([]);
});

it('finds missing words, file names, and words that say nothing', async () => {
  const source = `![](/a.svg) ![team-photo](/team-photo.jpg)

<Picture source="/b.svg" alt="" width="1" height="1" />
<Picture source="/b.svg" alt="the picture" width="1" height="1" />
<img src="/c.svg" />
<img src="/c.svg" alt="IMG_2041.jpg" />
<img src="/c.svg" alt="An image of our office" />
`;
  const missing = 'The picture has no description. Say what it shows, for those who do not see it.';
  expect(await findingsOf(altText, { 'pages/a.mdx': source })).toEqual([
    `1:1 ![](/a.svg): ${missing}`,
    '1:13 ![team-photo](/team-photo.jpg): "team-photo" is the name of a file. Say what the picture shows.',
    `3:26 alt: ${missing}`,
    '4:31 the picture: "the picture" does not say what the picture shows.',
    `5:2 img: ${missing}`,
    '6:24 IMG_2041.jpg: "IMG_2041.jpg" is the name of a file. Say what the picture shows.',
    '7:24 An image of our office: "An image of our office" starts with what everyone knows. Begin with what the picture shows.',
  ]);
});
