import { render, screen, within } from '@testing-library/react';
import { blockStrings } from '../../../src/site/blockStrings';
import { examplesOf } from '../../support/examples';

it('says that it is a sample, and lists risk, effort and first step of each finding in order', () => {
  render(examplesOf('AssessmentSheet')['An assessment']);
  expect(screen.getByText(blockStrings.sample)).toBeVisible();
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('The backup has never been restored');
  const facts = within(first as HTMLElement);
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.values(blockStrings.finding));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    blockStrings.risks.high,
    '1 day',
    'Restore one server on a spare machine and note how long it takes.',
  ]);
});
