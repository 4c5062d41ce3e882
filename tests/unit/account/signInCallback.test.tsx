import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { leaveFor } from '../../../src/account/leaveFor';
import { siteProvider } from '../../../src/account/siteProvider';
import { SignInCallback } from '../../../src/blocks/SignInCallback';
import { strings } from '../../../src/site/strings';
import { fakeAccountProvider } from '../../support/accountProvider';

jest.mock('../../../src/account/siteProvider', () => ({ siteProvider: {} }));
jest.mock('../../../src/account/leaveFor');

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function open(search = '', account = fakeAccountProvider()) {
  window.history.replaceState(null, '', `/auth/callback${search}`);
  Object.assign(siteProvider, account.provider);
  const view = render(
    <StrictMode>
      <SignInCallback>Served text</SignInCallback>
    </StrictMode>,
  );
  await wait(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => jest.useRealTimers());

it('completes the sign-in once and redirects to the home page after 1.5 seconds', async () => {
  const account = fakeAccountProvider();
  await open('?code=abc', account);
  expect(screen.getByRole('status')).toHaveTextContent(strings.authenticating);
  await wait(1499);
  expect(leaveFor).not.toHaveBeenCalled();
  await wait(1);
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(leaveFor).toHaveBeenCalledWith('/');
  expect(account.completeSignIn).toHaveBeenCalledTimes(1);
});

it('does not redirect before the sign-in is completed', async () => {
  const account = fakeAccountProvider();
  let complete = () => {};
  account.completeSignIn.mockReturnValue(
    new Promise((resolve) => {
      complete = resolve;
    }),
  );
  await open('', account);
  await wait(5000);
  expect(leaveFor).not.toHaveBeenCalled();
  complete();
  await wait(0);
  expect(leaveFor).toHaveBeenCalledWith('/');
});

it('shows the error screen if the sign-in fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const account = fakeAccountProvider();
  account.completeSignIn.mockRejectedValue(new Error('invalid_grant'));
  await open('', account);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(strings.authenticationError);
  expect(log).toHaveBeenCalledTimes(1);
  await wait(5000);
  expect(leaveFor).not.toHaveBeenCalled();
  log.mockRestore();
});
