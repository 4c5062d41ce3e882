/** @jest-environment node */
import { frontMatterKeys } from '../../../../plugins/handbook/code/frontMatterKeys';

const key = (name: string) => frontMatterKeys().find((candidate) => candidate.name === name);

it('reads required keys and limits from the schema', () => {
  expect(key('title')).toMatchObject({ isRequired: true, limits: '4 to 60 characters' });
  expect(key('description')).toMatchObject({ isRequired: true, limits: '50 to 170 characters' });
  expect(key('type')).toMatchObject({ isRequired: false, limits: '`website`, `article`, `profile`' });
  expect(key('noindex')).toMatchObject({ isRequired: false, limits: '`true` or `false`' });
  expect(key('keywords')).toMatchObject({ isRequired: false, limits: '' });
});

it('explains every key', () => {
  for (const { description } of frontMatterKeys()) expect(description).toMatch(/\.$/);
});
