import { pageName, pictureName } from '../../../tools/content-check/fileNames';

const stems = ['Ticket steps (1)', 'a_-b', '..a..', 'Übersicht für Ämter', '图', '--', 'teamPhoto', 'a.b c', '', '(1)'];

it.each(stems)('suggests names for "%s" that pass', (stem) => {
  const [picture, page] = [pictureName(`${stem}.PNG`), pageName(`${stem}/${stem}.mdx`)];
  expect(picture).toMatch(/^[a-z0-9]+([._-][a-z0-9]+)*\.png$/);
  expect(pictureName(picture)).toBe(picture);
  expect(page).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(pageName(page)).toBe(page);
});
