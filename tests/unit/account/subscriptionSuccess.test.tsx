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

it.each([
  ['without a session_id', '?session=cs_1', async () => true, 0],
  ['if the service reports no active subscription', '?session_id=forged', async () => false, 1],
  ['if the refresh fails', '?session_id=cs_1', () => Promise.reject(new Error('503')), 1],
])('shows no toast %s', async (_, search, refresh, refreshes) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const account = fakeAccountProvider({ user });
  account.refreshSubscription.mockImplementation(refresh);
  await open(search, account);
  expect(account.refreshSubscription).toHaveBeenCalledTimes(refreshes);
  expect(showToast).not.toHaveBeenCalled();
  log.mockRestore();
});
