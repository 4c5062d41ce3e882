import { render, screen, within } from '@testing-library/react';
import { strings } from '../../../src/site/strings';
import { examplesOf } from '../../support/examples';

const lanes = examplesOf('Lanes');
const layers = examplesOf('Layers');

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

it('orders layers as they are drawn: the last on top if the line climbs, the first on top if it descends', () => {
  const { unmount } = render(layers['From the ground up']);
  expect(document.querySelector('ol')).toHaveAttribute('reversed');
  expect(document.querySelector('figure')).toHaveTextContent(/What you can explain.*2 Build.*1 Survey.*Where you are/);
  unmount();
  render(layers['From the top down']);
  expect(document.querySelector('ol')).not.toHaveAttribute('reversed');
  expect(document.querySelector('figure')).toHaveTextContent(/A stolen password.*1 Survey.*2 Build.*Your data/);
  // Stopped at the first layer: no other part of the line ends in a dot.
  expect(document.querySelectorAll('path.trail.dot')).toHaveLength(1);
});

it('names sender and receiver of every message', () => {
  render(lanes['A question that needs a person']);
  const [, messages] = screen.getAllByRole('list');
  expect(textsOf(within(messages as HTMLElement).getAllByRole('listitem'))).toEqual([
    `Visitor ${strings.messageTo} ChatAsks.`,
    'ChatLooks it up.',
    `Chat ${strings.messageTo} TeamHands over.`,
    `Team ${strings.messageTo} VisitorAnswers.`,
  ]);
});
