/** @jest-environment node */
import postcss from 'postcss';
import { inlinePalette } from '../../../plugins/bundler/inlinePalette';

it('puts the values of the palette in place of its names, and leaves roles and sizes alone', () => {
  const css = ':root{--night:#0b1220;--gap:1rem;--page:light-dark(#fff,var(--night));--edge:var(--page)}';
  expect(postcss([inlinePalette()]).process(css, { from: undefined }).css).toBe(
    ':root{--gap:1rem;--page:light-dark(#fff,#0b1220);--edge:var(--page)}',
  );
});
