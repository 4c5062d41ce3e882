import { pictureName } from '../../../../tools/desk/app/page/pictures';

it.each([
  ['IMG_2041.JPG', 'cloud-costs'],
  ['PXL_20260101_120000000.jpg', 'cloud-costs'],
  ['image.png', 'cloud-costs'],
  ['Screenshot 2026-11-22 at 2.03.11 pm.png', 'cloud-costs'],
  ['WhatsApp Image 2026-01-01 at 10.00.00.jpeg', 'cloud-costs'],
  ['20260101_120000.jpg', 'cloud-costs'],
  ['Our office.jpg', 'Our office.jpg'],
  ['photo-of-the-team.jpg', 'photo-of-the-team.jpg'],
  ['form.png', 'form.png'],
])('names %s %s', (name, expected) => {
  expect(pictureName(name, 'pages/services/cloud-costs.mdx')).toBe(expected);
});

it('names a picture of the home page after it', () => {
  expect(pictureName('IMG_1.jpg', 'pages/index.mdx')).toBe('home');
});
