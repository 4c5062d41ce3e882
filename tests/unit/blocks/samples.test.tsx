import { render, within } from '@testing-library/react';
import { Job, Jobs, People, Person, Quote, Quotes } from '../../../src/blocks';
import { strings } from '../../../src/site/strings';

const SAMPLE = new RegExp(`\\b${strings.sample}\\b`);

it.each([true, false])('testimonials, people and positions say that they are samples: %s', (sample) => {
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
  const marks = blocks.map((block) => within(render(block).container).queryByText(SAMPLE));
  expect(marks.map((mark) => mark !== null)).toEqual([sample, sample, sample]);
});
