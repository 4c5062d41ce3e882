import { currentToasts, dismissToast, onToastsChange, showToast } from '../../../src/toasts/showToast';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  jest.runAllTimers();
  jest.useRealTimers();
});

it('completes the options of a caller from the preset', () => {
  showToast({ title: 'A' });
  showToast({ title: 'B', preset: 'stack' });
  showToast({ title: 'C', preset: 'stack', duration: 10, dismissible: false, position: 'top-center', type: 'error' });
  showToast({ title: 'D', type: 'loading' });
  expect(currentToasts()).toMatchObject([
    { type: 'default', preset: 'single', duration: 5000, dismissible: true, position: 'bottom-right', isOpen: true },
    { preset: 'stack', duration: 4000 },
    { duration: 10, dismissible: false, position: 'top-center', type: 'error' },
    { duration: Infinity },
  ]);
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

it('calls a listener after every change until it is removed', () => {
  const listener = jest.fn();
  const remove = onToastsChange(listener);
  const id = showToast({ title: 'A' });
  expect(listener).toHaveBeenCalledTimes(1);
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast('unknown');
  remove();
  showToast({ title: 'B' });
  expect(listener).toHaveBeenCalledTimes(2);
});
