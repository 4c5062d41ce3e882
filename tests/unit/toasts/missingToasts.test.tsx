import { act, render, screen } from '@testing-library/react';
import { showToast } from '../../../src/toasts/showToast';
import { ToastHost } from '../../../src/toasts/ToastHost';

jest.mock('../../../src/toasts/Toasts', () => {
  throw new Error('Loading chunk failed.');
});

it('announces a toast if the code of the toasts cannot be loaded', async () => {
  render(<ToastHost />);
  await act(async () => void showToast({ title: 'Network Error', description: 'Please try again.', type: 'error' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error Please try again.');
});
