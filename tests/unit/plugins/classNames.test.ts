import { classNamer, shortName } from '../../../plugins/bundler/classNames';

it('derives the name of a class from its file and name, not from the project’s folder', () => {
  const name = classNamer('/here')('/here/src/ui/Button.module.css', 'button');
  expect(name).toMatch(/^[a-z][a-z0-9]{2}$/);
  expect(classNamer('/there')('/there/src/ui/Button.module.css', 'button')).toBe(name);
  expect(shortName('src/ui/Table.module.css', 'button')).not.toBe(name);
});

it('throws if two classes get the same short name', () => {
  const nameOf = classNamer('/site');
  const nameMany = () => {
    for (let index = 0; index < 40_000; index += 1) nameOf('/site/a.module.css', `class-${index}`);
  };
  expect(nameMany).toThrow(/a\.module\.css: \.class-\d+ and a\.module\.css: \.class-\d+ get the same short name/);
});
