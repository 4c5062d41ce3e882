import { act, render, screen } from '@testing-library/react';
import { disabledProvider } from '../../../src/account/disabledProvider';
import { siteProvider } from '../../../src/account/siteProvider';
import { useAuthentication } from '../../../src/account/useAuthentication';
import { fakeAccountProvider } from '../../support/accountProvider';

jest.mock('../../../src/account/siteProvider', () => ({ siteProvider: {} }));

function Account() {
  const { user, subscriptionStatus } = useAuthentication();
  return (
    <p>
      {user?.id ?? 'nobody'}, {subscriptionStatus ?? 'nothing'}
    </p>
  );
}

it('has no user without a sign-in service; signing out and refreshing only log that they are disabled', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  expect(disabledProvider.currentState()).toEqual({
    isLoading: false,
    user: null,
    userProfile: null,
    subscriptionStatus: null,
  });
  await disabledProvider.signOut();
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Sign-out is disabled/));
  expect(await disabledProvider.refreshSubscription()).toBe(false);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Refreshing the subscription is disabled/));
  log.mockRestore();
});

it('renders a component again when the account changes', () => {
  const account = fakeAccountProvider();
  Object.assign(siteProvider, account.provider);
  render(<Account />);
  expect(screen.getByText('nobody, nothing')).toBeInTheDocument();
  act(() => account.change({ user: { id: 'user-1' }, subscriptionStatus: 'active' }));
  expect(screen.getByText('user-1, active')).toBeInTheDocument();
});
