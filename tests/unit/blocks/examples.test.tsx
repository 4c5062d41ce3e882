import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { violationsIn } from '../../support/axe';
import { allExamples, blockFiles } from '../../support/examples';

describe('every block', () => {
  it.each(blockFiles())('%s has examples beside it', (file) => {
    expect(existsSync(`src/blocks/${file.replace('.tsx', '.examples.tsx')}`)).toBe(true);
  });

  it.each(allExamples())('$name renders, says something, and has no accessibility fault', async ({ node }) => {
    const { container } = render(node);
    expect(container.textContent?.trim()).not.toBe('');
    expect(await violationsIn(container)).toEqual([]);
  });
});
