import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { strings } from '../../../src/facts/strings';
import { currentToasts, dismissToast, presets, showToast, type ToastOptions } from '../../../src/toasts/showToast';
import { ToastHost } from '../../../src/toasts/ToastHost';

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function show(options: ToastOptions): Promise<string> {
  let id = '';
  await act(async () => {
    id = showToast(options);
  });
  await wait(50);
  return id;
}

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  await act(async () => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  await wait(1_000_000);
  jest.useRealTimers();
});

const toastOf = (title: string) => screen.queryByText(title, { selector: 'li *' });
const shownOf = (titles: string[]) => titles.filter((title) => toastOf(title));

it('shows nothing until there is a toast, and closes it after its time', async () => {
  render(<ToastHost />);
  expect(screen.queryByRole('region')).toBeNull();
  await show({ title: 'Saved', description: 'All of it.' });
  expect(toastOf('Saved')).toBeInTheDocument();
  expect(toastOf('All of it.')).toBeInTheDocument();
  await wait(4900);
  expect(toastOf('Saved')).toBeInTheDocument();
  await wait(100);
  expect(toastOf('Saved')).toBeNull();
});

it.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('announces type %s as %s', async (type, politeness) => {
  render(<ToastHost />);
  await show({ title: 'Title', description: 'More', type });
  const announcement = screen.getByText((text) => text.startsWith(strings.toast));
  expect(announcement).toHaveTextContent(`${strings.toast} TitleMore`);
  expect(announcement).toHaveAttribute('aria-live', politeness);
});

it('shows the newest toast of the first preset and the newest three of the second', async () => {
  render(<ToastHost />);
  for (const title of ['One', 'Two']) await show({ title });
  expect(shownOf(['One', 'Two'])).toEqual(['Two']);
  for (const title of ['A', 'B', 'C', 'D']) await show({ title, preset: 'stack' });
  expect(shownOf(['A', 'B', 'C', 'D'])).toEqual(['B', 'C', 'D']);
  // Until the last is closed and removed.
  await wait(4200);
  expect(shownOf(['A', 'B', 'C', 'D'])).toEqual([]);
  expect(currentToasts().filter(({ preset }) => preset === 'stack')).toEqual([]);
});

it.each([
  ['single', 50],
  ['stack', 20],
] as const)('a swipe to the right closes a toast of the preset %s after more than %i px', async (preset, distance) => {
  render(<ToastHost />);
  await show({ title: 'Saved', preset });
  const toast = toastOf('Saved')?.closest('li') as HTMLElement;
  // jsdom has no pointers.
  Object.assign(toast, { setPointerCapture() {}, hasPointerCapture: () => false });
  async function swipe(clientX: number): Promise<void> {
    fireEvent(toast, new MouseEvent('pointerdown', { bubbles: true }));
    for (const type of ['pointermove', 'pointermove', 'pointerup'])
      fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
    await wait(10);
  }
  await swipe(-distance - 1);
  await swipe(distance);
  expect(toastOf('Saved')).toBeInTheDocument();
  await swipe(distance + 1);
  expect(toastOf('Saved')).toBeNull();
});

it('only a toast that is dismissible has a button to close it, and answers Escape', async () => {
  render(<ToastHost />);
  await show({ title: 'Loading', type: 'loading', dismissible: false });
  fireEvent.keyDown(screen.getByText('Loading'), { key: 'Escape' });
  await wait(60_000);
  expect(toastOf('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  await show({ title: 'Loaded' });
  fireEvent.click(screen.getByRole('button', { name: strings.closeToast }));
  await wait(10);
  expect(shownOf(['Loading', 'Loaded'])).toEqual([]);
});

it.each([
  ['single', { code: 'F8' }],
  ['stack', { code: 'KeyT', altKey: true }],
] as const)('a key focuses the toasts of the preset %s, and their name says which', async (preset, pressed) => {
  render(<ToastHost />);
  await show({ title: 'Saved', preset });
  fireEvent.keyDown(document, pressed);
  const region = screen.getByRole('region', { name: `${strings.toasts} (${presets[preset].hotkeyName})` });
  expect(within(region).getByRole('list')).toHaveFocus();
});
