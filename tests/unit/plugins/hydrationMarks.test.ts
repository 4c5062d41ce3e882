/** @jest-environment node */
import { load } from 'cheerio';
import { dropHydrationMarks } from '../../../plugins/post-build/hydrationMarks';

function dropped(html: string): string {
  const $ = load(html);
  dropHydrationMarks($);
  return $('body').html() ?? '';
}

it('removes comments between texts outside of islands', () => {
  const island = '<div data-island="Form"><p>3<!-- --> days</p></div>';
  expect(dropped(`<p>3<!-- --> days</p>${island}`)).toBe(`<p>3 days</p>${island}`);
});

it('leaves a page alone that React hydrates as a whole', () => {
  expect(dropped('<html data-client><p>3<!-- --> days</p>')).toBe('<p>3<!-- --> days</p>');
});
