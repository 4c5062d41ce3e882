/** @jest-environment node */
import { readArguments, readCount, readRoutes } from '../../../lib/commandLine';

const USAGE = 'npm run shots [-- /route …]';

/** Returns what a command printed before it ended. */
function printedBy(command: () => unknown): { status: unknown; text: string } {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const exit = jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw status;
  });
  try {
    command();
    return { status: null, text: '' };
  } catch (status) {
    return { status, text: print.mock.calls.flat().join('\n') };
  } finally {
    print.mockRestore();
    exit.mockRestore();
  }
}

it.each([
  [
    'an unknown option',
    () => readArguments(USAGE, { args: ['--nope'], allowPositionals: true }),
    "Unknown option '--nope'.",
  ],
  [
    'a missing value',
    () => readArguments(USAGE, { args: ['--base'], options: { base: { type: 'string' } } }),
    '--base',
  ],
  ['no number', () => readCount('--repeat', 'x', USAGE), '--repeat x: write a number from 1.'],
])('%s ends a command with a sentence and its usage', (_, command, sentence) => {
  const { status, text } = printedBy(command);
  expect(status).toBe(2);
  expect(text).toContain(sentence);
  expect(text).toMatch(/\n\nUsage: npm run shots \[-- \/route …\]$/);
  expect(text.split('\n')).toHaveLength(3);
});

it('a site that was not built ends a command that needs it', () => {
  const start = process.cwd();
  process.chdir(__dirname);
  const { text } = printedBy(() => readRoutes([], USAGE));
  process.chdir(start);
  expect(text).toContain('Run "npm run build" first.');
});

it('reads numbers and arguments that are right', () => {
  expect(readCount('--repeat', '3', USAGE)).toBe(3);
  expect(readArguments(USAGE, { args: ['/about'], allowPositionals: true }).positionals).toEqual(['/about']);
});
