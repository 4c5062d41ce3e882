import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { leaveFor } from '../../../src/account/leaveFor';
import { siteProvider } from '../../../src/account/siteProvider';
import { SubscriptionSuccess } from '../../../src/blocks/SubscriptionSuccess';
import { strings } from '../../../src/site/strings';
import { showToast } from '../../../src/toasts/showToast';
import { fakeAccountProvider } from '../../support/accountProvider';

jest.mock('../../../src/account/siteProvider', () => ({ siteProvider: {} }));
jest.mock('../../../src/account/leaveFor');
jest.mock('../../../src/toasts/showToast');
jest.mock('../../../src/toasts/ToastHost');

const user = { id: 'user-1' };

async function open(search: string, account: ReturnType<typeof fakeAccountProvider>) {
  window.history.replaceState(null, '', `/subscription-success${search}`);
  Object.assign(siteProvider, account.provider);
  await act(async () => {
    render(
      <StrictMode>
        <SubscriptionSuccess />
      </StrictMode>,
    );
  });
}

beforeEach(() => jest.clearAllMocks());

it.each(['', '?session_id=forged'])('redirects a visitor who is not signed in to sign-in: "%s"', async (search) => {
  const account = fakeAccountProvider();
  await open(search, account);
  expect(leaveFor).toHaveBeenCalledWith('/auth');
  expect(account.refreshSubscription).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});

it('redirects nobody before it is known whether they are signed in', async () => {
  const account = fakeAccountProvider({ isLoading: true });
  await open('?session_id=cs_1', account);
  await act(async () => account.change({ isLoading: false, user }));
  expect(leaveFor).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledTimes(1);
});

it('refreshes the subscription once, in StrictMode and when the account changes, and shows a toast', async () => {
  const account = fakeAccountProvider({ user });
  await open('?session_id=cs_1', account);
  await act(async () => account.change({ user: { ...user }, subscriptionStatus: 'active' }));
  expect(account.refreshSubscription).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledWith({
    type: 'success',
    ...strings.subscriptionActivated,
  });
  expect(leaveFor).not.toHaveBeenCalled();
  expect(window.location.search).toBe('');
});

it('does not refresh the subscription without a session_id', async () => {
  const account = fakeAccountProvider({ user });
  await open('?session=cs_1', account);
  expect(account.refreshSubscription).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});

it('shows no toast if the service reports no active subscription', async () => {
  const account = fakeAccountProvider({ user });
  account.refreshSubscription.mockResolvedValue(false);
  await open('?session_id=forged', account);
  expect(account.refreshSubscription).toHaveBeenCalledTimes(1);
  expect(showToast).not.toHaveBeenCalled();
});

it('logs a refresh that fails, and shows no toast', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const account = fakeAccountProvider({ user });
  account.refreshSubscription.mockRejectedValue(new Error('503'));
  await open('?session_id=cs_1', account);
  expect(log).toHaveBeenCalledWith('The subscription could not be refreshed.', expect.any(Error));
  expect(showToast).not.toHaveBeenCalled();
  log.mockRestore();
});
