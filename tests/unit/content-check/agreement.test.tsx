/** Nothing may pass the content check and fail the build: both read every planted mistake, each alone on a page. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
import * as blocks from '../../../src/blocks';
import { markdownComponents } from '../../../src/layouts/markdown';
import type { Piece } from '../../support/plantedPieces';

const facts = readdirSync('src/site')
  .filter((file) => /(?<!\.d)\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));
const modules: Record<string, unknown> = {
  '@site/src/blocks': blocks,
  '@site/pages/_shared/offer.mdx': { default: () => null },
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
  const command = ['--import', 'tsx', 'tests/support/plantedPieces.ts'];
  const output = execFileSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const pieces = JSON.parse(output) as Piece[];
  const refused = pieces
    .map((piece) => ({
      ...piece,
      reason: piece.refusal ?? (piece.code === null ? 'no code' : renderingError(piece.code)),
    }))
    .filter(({ reason }) => reason !== null);
  expect(pieces.length).toBeGreaterThan(200);
  expect(refused.length).toBeGreaterThan(60);
  const silent = refused.filter(({ errors }) => errors.length === 0);
  expect(silent.map(({ name, reason }) => `${name} → ${reason}`)).toEqual([]);
}, 300_000);
