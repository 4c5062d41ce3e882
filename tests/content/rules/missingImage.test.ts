import { missingImage } from '../../../tools/content-check/rules/missingImage';
import { findingsOf } from '../../support/contentSite';

const files = { 'static/images/mark.svg': '', 'pages/local.png': '' };

it('accepts files of the folder static, files beside the page, and pictures of other sites', async () => {
  const source = `---
image: /images/mark.svg
---

![A](/images/mark.svg) ![B](./local.png) ![C](https://example.com/c.png) ![D](@site/static/images/mark.svg)

<Picture source="/images/mark.svg" alt="A" width="1" height="1" />
<img src="/images/mark.svg" alt="A" />
`;
  expect(await findingsOf(missingImage, { ...files, 'pages/a.mdx': source })).toEqual([]);
});

it('finds a picture without a file wherever it stands', async () => {
  const source = `---
image: /images/share.png
---

![A](/images/marc.svg) ![B](other.png)

<Picture source="/images/team.jpg" alt="A" width="1" height="1" />
<img src="/mark.svg" alt="A" />
`;
  const end = 'Pictures are files in the folder static: static/images/a.png is "/images/a.png".';
  expect(await findingsOf(missingImage, { ...files, 'pages/a.mdx': source })).toEqual([
    `2:8 /images/share.png: There is no picture "/images/share.png". ${end}`,
    `5:6 /images/marc.svg: There is no picture "/images/marc.svg". Did you mean "/images/mark.svg"? ${end}`,
    `5:29 other.png: There is no picture "other.png". ${end}`,
    `7:18 /images/team.jpg: There is no picture "/images/team.jpg". ${end}`,
    `8:11 /mark.svg: There is no picture "/mark.svg". ${end}`,
  ]);
});
