import { render } from '@testing-library/react';
import { violationsIn } from '../../support/axe';
import { allExamples } from '../../support/examples';

it.each(allExamples())('$name renders text and has no accessibility violation', async ({ node }) => {
  const { container } = render(node);
  expect(container.textContent?.trim()).not.toBe('');
  expect(await violationsIn(container)).toEqual([]);
});
