import { render, screen, within } from '@testing-library/react';
import { ChatPreview, Job, Jobs, People, Person, Quote, Quotes, Row, Sheet } from '../../../src/blocks';
import { blockStrings } from '../../../src/facts/strings';

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

it.each([true, false])('testimonials, people and positions say once that they are samples: %s', (sample) => {
  const blocks = [
    <Quotes key="" look="single">
      <Quote author="Ada Lind" position="Owner" company="Lind Bakery" sample={sample}>
        It works.
      </Quote>
    </Quotes>,
    <People key="">
      <Person name="Ada Lind" role="Engineer" sample={sample}>
        Builds.
      </Person>
    </People>,
    <Jobs key="">
      <Job title="Engineer" department="Cloud" location="Ogden, UT" type="Full-time" sample={sample}>
        You build.
      </Job>
    </Jobs>,
  ];
  const notes = Object.values(blockStrings.samples);
  const found = blocks.map((block, index) => within(render(block).container).queryByText(notes[index] ?? ''));
  expect(found.map((note) => note !== null)).toEqual([sample, sample, sample]);
});

it('shows no button without a chat id', () => {
  render(<ChatPreview />);
  expect(screen.queryByRole('button')).toBeNull();
});
