import { render, within } from '@testing-library/react';
import { Job, Jobs, People, Person, Quote, Quotes } from '../../../src/blocks';
import { blockStrings } from '../../../src/site/blockStrings';

it.each([true, false])('testimonials, people and positions say once that they are samples: %s', (sample) => {
  const blocks = [
    <Quotes key="">
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
