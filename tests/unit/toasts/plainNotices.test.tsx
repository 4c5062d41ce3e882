import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify } from '../../../src/toasts/notify';
import { NoticeHost } from '../../../src/toasts/ToastHost';

jest.mock('../../../src/toasts/Toasts', () => {
  throw new Error('Loading chunk failed.');
});

it('says it in a plain form when what shows notices cannot be fetched', async () => {
  render(<NoticeHost />);
  await act(async () => void notify({ title: 'Network Error', description: 'Please try again.', type: 'error' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Network ErrorPlease try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
