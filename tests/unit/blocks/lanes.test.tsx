import { render, screen, within } from '@testing-library/react';
import { strings } from '../../../src/site/strings';
import { examplesOf } from '../../support/examples';

it('names sender and receiver of every message', () => {
  render(examplesOf('Lanes')['A question that needs a person']);
  const [, messages] = screen.getAllByRole('list');
  const items = within(messages as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `Visitor ${strings.messageTo} ChatAsks.`,
    'ChatLooks it up.',
    `Chat ${strings.messageTo} TeamHands over.`,
    `Team ${strings.messageTo} VisitorAnswers.`,
  ]);
});
