import { render, screen, within } from '@testing-library/react';
import { CallToAction, Hero, Row, Screen, Screens, Sheet } from '../../../src/blocks';
import { blockStrings } from '../../../src/site/blockStrings';

const sheet = (
  <Sheet look="bill" eyebrow="Cloud bill" title="A ticket shop" sum="$1,140 instead of $1,780">
    <Row label="Shop servers" value="$1,140" detail="since May" />
    <Row label="Test servers" value="$640" mark="struck">
      Nobody signs in.
    </Row>
    No line without an owner.
  </Sheet>
);

it('says that it is a sample, and reads label, figures and note of each row, with its mark in words first', () => {
  render(sheet);
  expect(screen.getByText(blockStrings.sample)).toBeVisible();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Shop servers$1,140 since May',
    `${blockStrings.marks.struck}: Test servers$640Nobody signs in.`,
  ]);
  expect(screen.getByRole('figure')).toHaveTextContent(/No line without an owner\..*\$1,140 instead of \$1,780$/);
});

it.each([
  [3, 'findings', 0],
  [4, 'findings', 1],
  [4, 'ticket', 0],
] as const)('of %i rows of a %s, a phone folds some: %i', (rows, look, folds) => {
  const labels = ['A', 'B', 'C', 'D'].slice(0, rows);
  const { container } = render(
    <Sheet eyebrow="Job ticket" title="A server" look={look}>
      {labels.map((label) => (
        <Row key={label} label={label} value="1" />
      ))}
    </Sheet>,
  );
  expect(container.querySelectorAll('summary')).toHaveLength(folds);
});

it('takes the words of another stamp', () => {
  render(
    <Sheet eyebrow="Job ticket" title="A server" stamp="Closed">
      <Row label="Back at work" value="11:40" />
    </Sheet>,
  );
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.queryByText(blockStrings.sample)).toBeNull();
});

it.each([
  ['exhibit', sheet],
  [
    'stage',
    <Screens key="" title="Two screens">
      <Screen title="A">
        <ul>
          <li>One</li>
        </ul>
      </Screen>
    </Screens>,
  ],
  ['words', 'No exhibit.'],
])('a hero shows what is inside as %s, after its words', (shows, exhibit) => {
  render(
    <Hero title="Know what to fix">
      {exhibit}
      <p>Written down.</p>
    </Hero>,
  );
  const hero = screen.getByRole('banner');
  expect(hero).toHaveAttribute('data-shows', shows);
  if (shows !== 'words') expect(hero).toHaveTextContent(/^Know what to fixWritten down\..+/);
});

it('closes with the torn page in place of the hill', () => {
  const { container } = render(
    <CallToAction title="See the bill" summit="Costs">
      {sheet}
    </CallToAction>,
  );
  expect(container.querySelector('section')).toHaveAttribute('data-shows', 'sheet');
  expect(container.querySelector('text')).toBeNull();
});
