import { presets } from '../../../src/toasts/presets';
import { currentToasts, dismissToast, onToastsChange, showToast } from '../../../src/toasts/showToast';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  jest.runAllTimers();
  jest.useRealTimers();
});

it('fills in what a caller leaves out from the default preset', () => {
  showToast({ title: 'Saved' });
  expect(currentToasts()).toEqual([
    {
      id: expect.any(String),
      title: 'Saved',
      description: undefined,
      type: 'default',
      preset: 'single',
      duration: 5000,
      dismissible: true,
      position: 'bottom-right',
      isOpen: true,
    },
  ]);
});

it('takes what a caller says, and the time of the preset that a caller names', () => {
  showToast({ title: 'A', preset: 'stack' });
  showToast({ title: 'B', preset: 'stack', duration: 10, dismissible: false, position: 'top-center', type: 'error' });
  expect(currentToasts()).toMatchObject([
    { preset: 'stack', duration: 4000 },
    { duration: 10, dismissible: false, position: 'top-center', type: 'error' },
  ]);
});

it('keeps what is loading until it is dismissed', () => {
  showToast({ title: 'Sending', type: 'loading' });
  expect(currentToasts()).toMatchObject([{ duration: Infinity }]);
});

it('has the settings of the specification', () => {
  expect(presets).toEqual({
    single: {
      duration: 5000,
      visible: 1,
      swipeThreshold: 50,
      hotkey: ['F8'],
      hotkeyName: 'F8',
      removalDelay: 1_000_000,
      position: 'bottom-right',
    },
    stack: {
      duration: 4000,
      visible: 3,
      swipeThreshold: 20,
      hotkey: ['altKey', 'KeyT'],
      hotkeyName: 'Alt+T',
      removalDelay: 200,
      position: 'bottom-right',
    },
  });
});

it.each([
  ['single', 1_000_000],
  ['stack', 200],
] as const)('keeps a dismissed toast of preset %s for %i ms', (preset, delay) => {
  const id = showToast({ title: 'A', preset });
  dismissToast(id);
  dismissToast(id);
  expect(currentToasts()).toMatchObject([{ isOpen: false }]);
  jest.advanceTimersByTime(delay - 1);
  expect(currentToasts()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

it('tells listeners of every change, until they end it', () => {
  const listener = jest.fn();
  const end = onToastsChange(listener);
  const id = showToast({ title: 'A' });
  expect(listener).toHaveBeenCalledTimes(1);
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast('unknown');
  end();
  showToast({ title: 'B' });
  expect(listener).toHaveBeenCalledTimes(2);
});
