import { currentNotices, dismissNotice, notify, onNoticesChange } from '../../../src/toasts/notify';
import { presets } from '../../../src/toasts/presets';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
  jest.runAllTimers();
  jest.useRealTimers();
});

it('fills in what a caller leaves out from the default preset', () => {
  notify({ title: 'Saved' });
  expect(currentNotices()).toEqual([
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
  notify({ title: 'A', preset: 'stack' });
  notify({ title: 'B', preset: 'stack', duration: 10, dismissible: false, position: 'top-center', type: 'error' });
  expect(currentNotices()).toMatchObject([
    { preset: 'stack', duration: 4000 },
    { duration: 10, dismissible: false, position: 'top-center', type: 'error' },
  ]);
});

it('keeps what is loading until it is dismissed', () => {
  notify({ title: 'Sending', type: 'loading' });
  expect(currentNotices()).toMatchObject([{ duration: Infinity }]);
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
] as const)('keeps a dismissed notice of preset %s for %i ms', (preset, delay) => {
  const id = notify({ title: 'A', preset });
  dismissNotice(id);
  dismissNotice(id);
  expect(currentNotices()).toMatchObject([{ isOpen: false }]);
  jest.advanceTimersByTime(delay - 1);
  expect(currentNotices()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentNotices()).toEqual([]);
});

it('tells listeners of every change, until they end it', () => {
  const listener = jest.fn();
  const end = onNoticesChange(listener);
  const id = notify({ title: 'A' });
  expect(listener).toHaveBeenCalledTimes(1);
  dismissNotice(id);
  expect(listener).toHaveBeenCalledTimes(2);
  dismissNotice('unknown');
  end();
  notify({ title: 'B' });
  expect(listener).toHaveBeenCalledTimes(2);
});
