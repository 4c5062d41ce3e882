import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strings } from '../../../src/facts/strings';
import ErrorScreen from '../../../src/theme/Error';

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
