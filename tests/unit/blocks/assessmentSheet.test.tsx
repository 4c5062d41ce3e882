import { render, screen, within } from '@testing-library/react';
import { AssessmentSheet, Finding, Hero } from '../../../src/blocks';
import { blockStrings } from '../../../src/site/blockStrings';

const sheet = (
  <AssessmentSheet title="A bakery, page one">
    <Finding title="One account signs everyone in" risk="high" effort="2 days" cost="$60">
      Give each person a name.
    </Finding>
    <Finding title="The new tills can wait" risk="low" effort="None" cost="$0" keep>
      The old ones are supported.
    </Finding>
  </AssessmentSheet>
);

it('says that it is a sample, lists risk, time and cost of each finding, and says which advice is to buy nothing', () => {
  render(sheet);
  expect(screen.getByText(blockStrings.sample)).toBeVisible();
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(first).toHaveTextContent('One account signs everyone in');
  const facts = within(first as HTMLElement);
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.values(blockStrings.finding));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    blockStrings.risks.high,
    '2 days',
    '$60',
  ]);
  expect(first).not.toHaveTextContent(blockStrings.keep);
  expect(second).toHaveTextContent(`${blockStrings.keep} The old ones are supported.`);
});

it('takes the place of the drawing in a hero', () => {
  const { rerender } = render(<Hero title="Know what to fix">{sheet}</Hero>);
  expect(screen.getByRole('banner')).toHaveAttribute('data-has-sheet');
  rerender(<Hero title="Know what to fix">No sheet.</Hero>);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-has-sheet');
});
