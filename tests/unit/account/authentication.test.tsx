import { act, render, screen } from '@testing-library/react';
import { AuthenticationProvider, useAuthentication } from '../../../src/account/Authentication';
import { siteProvider } from '../../../src/account/siteProvider';
import { fakeAccountProvider } from '../../support/accountProvider';

function Account() {
  const { user, subscriptionStatus } = useAuthentication();
  return (
    <p>
      {user?.id ?? 'nobody'}, {subscriptionStatus ?? 'nothing'}
    </p>
  );
}

it('knows nobody as long as no service is plugged in; signing out and refreshing only log that they are disabled', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  expect(siteProvider.currentState()).toEqual({
    isLoading: false,
    user: null,
    userProfile: null,
    subscriptionStatus: null,
  });
  await siteProvider.signOut();
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Sign-out is disabled/));
  expect(await siteProvider.refreshSubscription()).toBe(false);
  expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Refreshing the subscription is disabled/));
  log.mockRestore();
});

it('tells components of every change of a plugged-in service', () => {
  const account = fakeAccountProvider();
  render(
    <AuthenticationProvider provider={account.provider}>
      <Account />
    </AuthenticationProvider>,
  );
  expect(screen.getByText('nobody, nothing')).toBeInTheDocument();
  act(() => account.change({ user: { id: 'user-1' }, subscriptionStatus: 'active' }));
  expect(screen.getByText('user-1, active')).toBeInTheDocument();
});

it('says what is missing when there is no provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Account />)).toThrow('useAuthentication needs an AuthenticationProvider around it.');
  log.mockRestore();
});
