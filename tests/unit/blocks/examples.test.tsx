import { render } from '@testing-library/react';
import { violationsIn } from '../../support/axe';
import { examples } from '../../support/examples';

it.each(examples)('$name renders text and has no accessibility violation', async ({ node }) => {
  const { container } = render(node);
  expect(container.textContent?.trim()).not.toBe('');
  expect(await violationsIn(container)).toEqual([]);
});
