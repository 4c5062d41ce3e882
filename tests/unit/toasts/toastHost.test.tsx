import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { strings } from '../../../src/facts/strings';
import { currentToasts, dismissToast, showToast, type ToastOptions } from '../../../src/toasts/showToast';
import { ToastHost } from '../../../src/toasts/ToastHost';

let isHidden = false;

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

function renderHost(): void {
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
}

const toastOf = (title: string) => screen.queryByText(title, { selector: 'li:not([hidden]) *' });
const shownOf = (titles: string[]) => titles.filter((title) => toastOf(title));

it('shows nothing until there is a toast, and closes it after its time', async () => {
  renderHost();
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
  renderHost();
  await show({ title: 'Title', description: 'More', type });
  const announcement = screen.getByText((text) => text.startsWith(strings.toast));
  expect(announcement).toHaveTextContent(`${strings.toast} TitleMore`);
  expect(announcement).toHaveAttribute('aria-live', politeness);
});

it('shows the newest toast of the first preset and the newest three of the second', async () => {
  renderHost();
  for (const title of ['One', 'Two']) await show({ title });
  expect(shownOf(['One', 'Two'])).toEqual(['Two']);
  for (const title of ['A', 'B', 'C', 'D']) await show({ title, preset: 'stack' });
  expect(shownOf(['A', 'B', 'C', 'D'])).toEqual(['B', 'C', 'D']);
});

it('does not count time in a hidden tab, even for a toast that arrives there', async () => {
  renderHost();
  setHidden(true);
  await show({ title: 'Saved' });
  await wait(60_000);
  setHidden(false);
  await wait(4000);
  expect(toastOf('Saved')).toBeInTheDocument();
  await wait(1000);
  expect(toastOf('Saved')).toBeNull();
});

it('counts the time of the next toast after one was closed under the pointer', async () => {
  renderHost();
  await show({ title: 'One' });
  fireEvent.pointerMove(screen.getByRole('region'));
  fireEvent.click(screen.getByRole('button', { name: strings.closeToast }));
  await wait(10);
  expect(toastOf('One')).toBeNull();
  await show({ title: 'Two' });
  await wait(5000);
  expect(toastOf('Two')).toBeNull();
});
