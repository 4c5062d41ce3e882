import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { leaveFor } from '../../../src/account/leaveFor';
import { SignInCallback } from '../../../src/account/SignInCallback';
import { siteProvider } from '../../../src/account/siteProvider';
import { fakeAccountProvider } from '../../support/accountProvider';
import { violationsIn } from '../../support/axe';

jest.mock('../../../src/account/siteProvider', () => ({ siteProvider: {} }));
jest.mock('../../../src/account/leaveFor');

function page(account: ReturnType<typeof fakeAccountProvider>) {
  Object.assign(siteProvider, account.provider);
  return (
    <StrictMode>
      <SignInCallback>Served words</SignInCallback>
    </StrictMode>
  );
}

async function open(search = '', account = fakeAccountProvider()) {
  window.history.replaceState(null, '', `/auth/callback${search}`);
  const view = render(page(account));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => jest.useRealTimers());

it('serves the word that it waits with, and its words for those without scripts', () => {
  const html = renderToString(page(fakeAccountProvider()));
  expect(html).toContain('Authenticating');
  expect(html).toContain('Served words');
});

it('waits with the word, and leads home after 1.5 seconds, with one completion', async () => {
  const account = fakeAccountProvider();
  await open('?code=abc', account);
  expect(screen.getByRole('status')).toHaveTextContent('Authenticating');
  expect(screen.queryByText('Served words')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(leaveFor).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(leaveFor).toHaveBeenCalledWith('/');
  expect(account.completeSignIn).toHaveBeenCalledTimes(1);
});

it('does not leave before the sign-in is completed', async () => {
  const account = fakeAccountProvider();
  let complete = () => {};
  account.completeSignIn.mockReturnValue(
    new Promise((resolve) => {
      complete = resolve;
    }),
  );
  await open('', account);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(leaveFor).not.toHaveBeenCalled();
  complete();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(leaveFor).toHaveBeenCalledWith('/');
});

it('does not lead anywhere when the visitor has left', async () => {
  const { unmount } = await open();
  unmount();
  await jest.advanceTimersByTimeAsync(5000);
  expect(leaveFor).not.toHaveBeenCalled();
});

async function expectErrorScreen() {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication Error');
  expect(screen.getByText('Authentication failed. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(leaveFor).not.toHaveBeenCalled();
}

it('shows the error screen when the sign-in fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const account = fakeAccountProvider();
  account.completeSignIn.mockRejectedValue(new Error('invalid_grant'));
  await open('', account);
  expect(log).toHaveBeenCalledTimes(1);
  await expectErrorScreen();
  log.mockRestore();
});

it('shows the error screen for an address with an error, without its words and without completing anything', async () => {
  const account = fakeAccountProvider();
  const { container } = await open('?error=<b>access_denied</b>', account);
  expect(container).not.toHaveTextContent('access_denied');
  expect(account.completeSignIn).not.toHaveBeenCalled();
  await expectErrorScreen();
});

it('has no accessibility fault in either state', async () => {
  const waiting = await open();
  jest.useRealTimers();
  expect(await violationsIn(waiting.container)).toEqual([]);
  waiting.unmount();
  window.history.replaceState(null, '', '/auth/callback?error=1');
  const failed = render(page(fakeAccountProvider()));
  expect(await violationsIn(failed.container)).toEqual([]);
});
