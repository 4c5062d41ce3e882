import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateYear } from '../../../src/browser/boot/shell';
import { company } from '../../../src/facts/company';
import { strings } from '../../../src/facts/strings';
import { Footer } from '../../../src/shell/Footer';
import ErrorScreen from '../../../src/theme/Error';

afterEach(() => jest.useRealTimers());

/** The footer of a page that was built in 2026, for a visitor in another year. */
function footerIn(year: number): HTMLElement {
  jest.useFakeTimers({ now: new Date(2026, 11, 31) });
  const { container } = render(<Footer />);
  jest.setSystemTime(new Date(year, 0, 1));
  updateYear();
  return container;
}

it.each([
  ['the current year, also on a page that was built in an earlier one', 2027, 2027],
  ['the year of the build, if the clock of the visitor is behind', 1970, 2026],
])('has %s', (_, visited, shown) => {
  expect(footerIn(visited)).toHaveTextContent(`© ${shown} ${company.legalName}`);
});

it('shows the error, a button to try again and a link to the home page', async () => {
  const tryAgain = jest.fn();
  render(<ErrorScreen error={new Error('The partner list is missing.')} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(strings.errorTitle);
  expect(screen.getByRole('alert')).toHaveTextContent('The partner list is missing.');
  expect(screen.getByRole('link', { name: strings.errorHome })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: strings.errorRetry }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it.each([
  [{ status: 503, statusText: 'Service Unavailable' }, 'Service Unavailable'],
  [undefined, strings.errorUnknown],
])('%j is shown as “%s”', (error, text) => {
  render(<ErrorScreen error={error} tryAgain={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
