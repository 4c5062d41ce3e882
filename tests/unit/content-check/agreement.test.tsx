/** Nothing may pass the content check and fail the build: the blocks render every row with a mistake. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
import * as blocks from '../../../src/blocks';
import { markdownComponents } from '../../../src/layouts/markdown';
import type { CheckedRows } from '../../support/checkRows';

const facts = readdirSync('src/site')
  .filter((file) => /(?<!\.d)\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));
const modules: Record<string, unknown> = {
  '@site/src/blocks': blocks,
  ...Object.fromEntries(
    facts.map((name) => [`@site/src/site/${name}`, jest.requireActual(`../../../src/site/${name}`)]),
  ),
};

/** Renders a compiled page as the build does. Returns why that fails; null where it does not. */
function renderingError(code: string): string | null {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const page = new Function('options', 'modules', code)(
      { Fragment, jsxDEV, useMDXComponents: () => markdownComponents },
      modules,
    );
    render(page.default({}));
    return null;
  } catch (error) {
    return String(error);
  } finally {
    quiet.mockRestore();
  }
}

it('reports every mistake that the build refuses', () => {
  const command = ['--import', 'tsx', 'tests/support/checkRows.ts'];
  const output = execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { rows } = JSON.parse(output) as CheckedRows;
  const refused = rows.filter(
    ({ refusal, code }) => refusal !== null || code === null || renderingError(code) !== null,
  );
  expect(refused.length).toBeGreaterThan(50);
  const silent = refused.filter(({ findings }) => !findings.some(({ fatal }) => fatal));
  expect(silent.map(({ row }) => row)).toEqual([]);
}, 600_000);
