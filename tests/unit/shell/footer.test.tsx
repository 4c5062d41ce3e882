import { render } from '@testing-library/react';
import { currentYear } from '../../../src/browser/boot/content';
import { company } from '../../../src/facts/company';
import { Footer } from '../../../src/shell/Footer';

afterEach(() => jest.useRealTimers());

/** The footer of a page that was built in 2026, for a visitor in another year. */
function footerIn(year: number): HTMLElement {
  jest.useFakeTimers({ now: new Date(2026, 11, 31) });
  const { container } = render(<Footer />);
  jest.setSystemTime(new Date(year, 0, 1));
  currentYear();
  return container;
}

it.each([
  ['the current year, also on a page that was built in an earlier one', 2027, 2027],
  ['the year of the build, if the clock of the visitor is behind', 1970, 2026],
])('has %s', (_, visited, shown) => {
  expect(footerIn(visited)).toHaveTextContent(`© ${shown} ${company.legalName}`);
});
