import { looksAutomatic } from '../../../src/forms/Honeypot';

const form = document.createElement('form');
const honeypot = form.appendChild(document.createElement('input'));
const name = form.appendChild(document.createElement('input'));

interface Case {
  trap?: string;
  time: number;
  isRestored?: boolean;
  autofilled?: HTMLInputElement;
}

/** jsdom does not know `:autofill`. */
function looks({ trap = '', time, isRestored = false, autofilled }: Case): boolean {
  honeypot.value = trap;
  jest.spyOn(honeypot, 'matches').mockReturnValue(autofilled === honeypot);
  jest.spyOn(form, 'querySelector').mockReturnValue(autofilled ?? null);
  jest.spyOn(performance, 'now').mockReturnValue(time);
  return looksAutomatic(form, honeypot, isRestored);
}

it.each<[what: string, Case, boolean]>([
  ['typed in three seconds', { time: 3_000 }, false],
  ['typed in less', { time: 2_999 }, true],
  ['filled in by autofill in one second', { time: 1_000, autofilled: name }, false],
  ['restored from a draft, and sent at once', { time: 1_000, isRestored: true }, false],
  ['with the hidden field', { time: 60_000, trap: 'x' }, true],
  ['with the hidden field, by autofill', { time: 60_000, trap: 'x', autofilled: honeypot }, false],
])('a form %s: %j looks automatic: %s', (_, entered, expected) => {
  expect(looks(entered)).toBe(expected);
});
