/** @jest-environment node */
import { readArguments, readCount } from '../../../lib/commandLine';

const USAGE = 'npm run shots [-- /route …]';
afterEach(() => jest.restoreAllMocks());

const value = { base: { type: 'string' } } as const;

it.each<[string, () => unknown, sentence: string]>([
  ['an unknown option', () => readArguments(USAGE, { args: ['--nope'] }), "Unknown option '--nope'"],
  ['a missing value', () => readArguments(USAGE, { args: ['--base'], options: value }), '--base'],
  ['no number', () => readCount('--repeat', 'x', USAGE), '--repeat x: write a number from 1.'],
])('%s ends a command with a sentence and its usage', (_, command, sentence) => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  expect(command).toThrow('status 2');
  const text = print.mock.calls.flat().join('\n');
  expect(text).toMatch(/^[^\n]+\n\nUsage: npm run shots \[-- \/route …\]$/);
  expect(text).toContain(sentence);
});
