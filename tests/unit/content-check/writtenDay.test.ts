import { writtenDay } from '../../../tools/content-check/writtenDay';

it.each([
  ['11/20/2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['1.12.2026', '2026-12-01'],
  ['November 20th, 2026', '2026-11-20'],
  ['2026/12/1', '2026-12-01'],
])('reads %s as %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});

it.each(['April 31st', '2025-04-31', '2026', 'soon'])('reads no day in "%s"', (text) => {
  expect(writtenDay(text)).toBeNull();
});
