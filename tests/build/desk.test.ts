import { filesWithDesk } from '../support/filesWithDesk';

it('contains nothing of the desk', () => {
  expect(filesWithDesk('build')).toEqual([]);
});
