import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { currentToasts, dismissToast, showToast, type ToastOptions } from '../../../src/toasts/showToast';
import { ToastHost } from '../../../src/toasts/ToastHost';

let isHidden = false;

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function say(options: ToastOptions): Promise<string> {
  let id = '';
  await act(async () => {
    id = showToast(options);
  });
  await wait(50);
  return id;
}

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(async () => {
  await act(async () => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  await wait(1_000_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderHost() {
  return render(
    <StrictMode>
      <button type="button">Page</button>
      <ToastHost />
    </StrictMode>,
  );
}

const toastOf = (title: string) => screen.queryByText(title, { selector: 'li *' });

it('shows nothing until there is a toast, then its words, and takes it away after its time', async () => {
  renderHost();
  expect(screen.queryByRole('region')).toBeNull();
  await say({ title: 'Saved', description: 'All of it.' });
  expect(toastOf('Saved')).toBeInTheDocument();
  expect(toastOf('All of it.')).toBeInTheDocument();
  expect(screen.getByRole('region')).toHaveAccessibleName('Notices at the bottom right (F8)');
  await wait(4900);
  expect(toastOf('Saved')).toBeInTheDocument();
  await wait(100);
  expect(toastOf('Saved')).toBeNull();
});

it.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('announces type %s as %s', async (type, politeness) => {
  renderHost();
  await say({ title: 'Words', description: 'More', type });
  const announcement = screen.getByText(/^Notice:/);
  expect(announcement).toHaveTextContent('Notice: WordsMore');
  expect(announcement).toHaveAttribute('aria-live', politeness);
});

it('shows one toast of the first preset and three of the second, the newest', async () => {
  renderHost();
  await say({ title: 'One' });
  await say({ title: 'Two' });
  expect([toastOf('One'), toastOf('Two')]).toEqual([null, expect.anything()]);
  for (const title of ['A', 'B', 'C', 'D']) await say({ title, preset: 'stack' });
  expect(['A', 'B', 'C', 'D'].map((title) => toastOf(title) !== null)).toEqual([false, true, true, true]);
});

it('an older toast that stays until dismissed returns when a newer one has gone', async () => {
  renderHost();
  await say({ title: 'Waiting', type: 'loading' });
  await say({ title: 'News' });
  expect(toastOf('Waiting')).toBeNull();
  await wait(5000);
  expect(toastOf('News')).toBeNull();
  expect(toastOf('Waiting')).toBeInTheDocument();
});

it('does not run down in a hidden tab, not even when it arrives there', async () => {
  renderHost();
  setHidden(true);
  await say({ title: 'Saved' });
  await wait(60_000);
  expect(toastOf('Saved')).toBeInTheDocument();
  setHidden(false);
  await wait(4000);
  expect(toastOf('Saved')).toBeInTheDocument();
  await wait(1000);
  expect(toastOf('Saved')).toBeNull();
});

it('does not run down under the pointer, and goes on where it stopped', async () => {
  renderHost();
  await say({ title: 'Saved' });
  await wait(3950);
  const list = screen.getByRole('list');
  fireEvent.pointerEnter(list);
  await wait(60_000);
  expect(toastOf('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(list);
  await wait(900);
  expect(toastOf('Saved')).toBeInTheDocument();
  await wait(200);
  expect(toastOf('Saved')).toBeNull();
});

it('the next toast goes by itself although the one before was closed under the pointer', async () => {
  renderHost();
  await say({ title: 'One' });
  fireEvent.pointerEnter(screen.getByRole('list'));
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  await wait(10);
  expect(toastOf('One')).toBeNull();
  await say({ title: 'Two' });
  await wait(5000);
  expect(toastOf('Two')).toBeNull();
});

it('F8 moves the focus there, which stops the time; Escape closes and gives the focus back', async () => {
  renderHost();
  const button = screen.getByRole('button', { name: 'Page' });
  button.focus();
  await say({ title: 'Saved' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
  await wait(60_000);
  expect(toastOf('Saved')).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('list'), { key: 'Escape' });
  await wait(10);
  expect(toastOf('Saved')).toBeNull();
  expect(button).toHaveFocus();
});

it('a toast that is not dismissible has no button and ignores Escape', async () => {
  renderHost();
  const id = await say({ title: 'Sending', type: 'loading', dismissible: false });
  expect(screen.queryByRole('button', { name: 'Close this notice' })).toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(10);
  expect(toastOf('Sending')).toBeInTheDocument();
  await act(async () => dismissToast(id));
  expect(toastOf('Sending')).toBeNull();
});
