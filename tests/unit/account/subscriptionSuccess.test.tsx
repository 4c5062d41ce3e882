import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { AuthenticationProvider } from '../../../src/account/Authentication';
import { SubscriptionSuccess } from '../../../src/account/SubscriptionSuccess';
import { notify } from '../../../src/notices/notify';
import { fakeAccountProvider } from '../../support/accountProvider';

const mockHistory = { replace: jest.fn() };
let mockSearch = '';
jest.mock('@docusaurus/router', () => ({
  useHistory: () => mockHistory,
  useLocation: () => ({ pathname: '/subscription-success', search: mockSearch, hash: '' }),
}));
jest.mock('../../../src/notices/notify');

const user = { id: 'user-1' };

async function open(search: string, account: ReturnType<typeof fakeAccountProvider>) {
  mockSearch = search;
  await act(async () => {
    render(
      <StrictMode>
        <AuthenticationProvider provider={account.provider}>
          <SubscriptionSuccess />
        </AuthenticationProvider>
      </StrictMode>,
    );
  });
}

beforeEach(() => jest.clearAllMocks());

it.each(['', '?session_id=cs_1', '?session_id=forged'])(
  'sends a visitor who is not signed in to sign-in, with "%s" in the address, and claims nothing',
  async (search) => {
    const account = fakeAccountProvider();
    await open(search, account);
    expect(mockHistory.replace).toHaveBeenCalledWith('/auth');
    expect(account.refreshSubscription).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  },
);

it('sends nobody away before it is known whether they are signed in', async () => {
  const account = fakeAccountProvider({ isLoading: true });
  await open('?session_id=cs_1', account);
  expect(mockHistory.replace).not.toHaveBeenCalled();
  await act(async () => account.change({ isLoading: false, user }));
  expect(mockHistory.replace).not.toHaveBeenCalledWith('/auth');
  expect(notify).toHaveBeenCalledTimes(1);
});

it('refreshes the subscription once, in StrictMode and when the account changes, and says it in the exact words', async () => {
  const account = fakeAccountProvider({ user });
  await open('?session_id=cs_1', account);
  await act(async () => account.change({ user: { ...user }, subscriptionStatus: 'active' }));
  expect(account.refreshSubscription).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith({
    type: 'success',
    title: 'Subscription Activated',
    description: 'Your subscription has been successfully activated.',
  });
  expect(mockHistory.replace).toHaveBeenCalledWith('/subscription-success');
});

it('asks for nothing without a session_id', async () => {
  const account = fakeAccountProvider({ user });
  await open('?session=cs_1', account);
  expect(account.refreshSubscription).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

it('claims nothing when the service says that no subscription is active, as it does for a forged session_id', async () => {
  const account = fakeAccountProvider({ user });
  account.refreshSubscription.mockResolvedValue(false);
  await open('?session_id=forged', account);
  expect(account.refreshSubscription).toHaveBeenCalledTimes(1);
  expect(notify).not.toHaveBeenCalled();
});

it('only logs a refresh that fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const account = fakeAccountProvider({ user });
  account.refreshSubscription.mockRejectedValue(new Error('503'));
  await open('?session_id=cs_1', account);
  expect(log).toHaveBeenCalledWith('The subscription could not be refreshed.', expect.any(Error));
  expect(notify).not.toHaveBeenCalled();
  log.mockRestore();
});
