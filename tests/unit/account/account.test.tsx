import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { leaveFor } from '../../../src/account/leaveFor';
import { type AccountProvider, type AccountState, siteProvider } from '../../../src/account/siteProvider';
import { SignInCallback } from '../../../src/blocks/SignInCallback/SignInCallback';
import { SubscriptionSuccess } from '../../../src/blocks/SubscriptionSuccess/SubscriptionSuccess';
import { strings } from '../../../src/facts/strings';
import { showToast } from '../../../src/toasts/showToast';

jest.mock('../../../src/account/leaveFor');
jest.mock('../../../src/toasts/showToast');
jest.mock('../../../src/toasts/ToastHost');

const user = { id: 'user-1' };
const nobody: AccountState = { isLoading: false, user: null, userProfile: null, subscriptionStatus: null };

/** A sign-in service whose state and answers a test sets. */
let state = nobody;
const listeners = new Set<() => void>();
const completeSignIn = jest.fn(async () => {});
const refreshSubscription = jest.fn(async () => true);
Object.assign(siteProvider, {
  currentState: () => state,
  onStateChange: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  completeSignIn,
  refreshSubscription,
} satisfies Partial<AccountProvider>);

async function change(next: Partial<AccountState>): Promise<void> {
  state = { ...state, ...next };
  await act(async () => {
    for (const listener of listeners) listener();
  });
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(address: string, block: ReactNode, initial: Partial<AccountState> = {}): Promise<void> {
  state = { ...nobody, ...initial };
  window.history.replaceState(null, '', address);
  render(block);
  await wait(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.useRealTimers());

describe('the sign-in callback', () => {
  const callback = <SignInCallback>Served text</SignInCallback>;

  it.each([
    [0, 1500],
    [5000, 5000],
  ])('redirects to the home page: after a sign-in that takes %i ms, in %i ms', async (duration, delay) => {
    completeSignIn.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, duration)));
    await open('/auth/callback?code=abc', callback);
    expect(screen.getByRole('status')).toHaveTextContent(strings.authenticating);
    await wait(delay - 1);
    expect(leaveFor).not.toHaveBeenCalled();
    await wait(1);
    expect(jest.mocked(leaveFor).mock.calls).toEqual([['/']]);
    expect(completeSignIn).toHaveBeenCalledTimes(1);
  });

  it('shows the error screen if the sign-in fails', async () => {
    completeSignIn.mockRejectedValueOnce(new Error('invalid_grant'));
    await open('/auth/callback', callback);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(strings.authenticationError);
    await wait(5000);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('the page after a payment', () => {
  it('waits until it is known who is signed in, refreshes the subscription once, even when the account changes, and shows a toast', async () => {
    await open('/subscription-success?session_id=cs_1', <SubscriptionSuccess />, { isLoading: true });
    await change({ isLoading: false, user });
    await change({ user: { ...user }, subscriptionStatus: 'active' });
    expect(leaveFor).not.toHaveBeenCalled();
    expect(refreshSubscription).toHaveBeenCalledTimes(1);
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [{ type: 'success', preset: 'stack', ...strings.subscriptionActivated }],
    ]);
    expect(window.location.href).toMatch(/\/subscription-success$/);
  });

  it.each([
    ['without a session_id', '?session=cs_1', async () => true, 0],
    ['if the service reports no active subscription', '?session_id=forged', async () => false, 1],
    ['if the refresh fails', '?session_id=cs_1', () => Promise.reject(new Error('503')), 1],
  ])('shows no toast %s', async (_, search, refresh, refreshes) => {
    refreshSubscription.mockImplementation(refresh);
    await open(`/subscription-success${search}`, <SubscriptionSuccess />, { user });
    expect(refreshSubscription).toHaveBeenCalledTimes(refreshes);
    expect(showToast).not.toHaveBeenCalled();
  });
});
