import { act, fireEvent, render, screen } from '@testing-library/react';
import { strings } from '../../../src/facts/strings';
import { showToast } from '../../../src/toasts/showToast';
import { ToastHost } from '../../../src/toasts/ToastHost';

jest.mock('../../../src/toasts/Toasts', () => {
  throw new Error('Loading chunk failed.');
});

it('shows a toast in a plain form if the code of the toasts cannot be fetched', async () => {
  render(<ToastHost />);
  await act(async () => void showToast({ title: 'Network Error', description: 'Please try again.', type: 'error' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Network ErrorPlease try again.');
  fireEvent.click(screen.getByRole('button', { name: strings.closeToast }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
