/** @jest-environment node */
import { load } from 'cheerio';
import { dropHydrationMarkers } from '../../../plugins/islands/plugin';

function dropped(html: string): string {
  const $ = load(html);
  dropHydrationMarkers($);
  return $('body').html() ?? '';
}

it('removes comments between texts outside of islands', () => {
  const island = '<div data-island="Form"><p>3<!-- --> days</p></div>';
  expect(dropped(`<p>3<!-- --> days</p>${island}`)).toBe(`<p>3 days</p>${island}`);
});

it('leaves a page alone that React hydrates as a whole', () => {
  expect(dropped('<html data-client><p>3<!-- --> days</p>')).toBe('<p>3<!-- --> days</p>');
});
