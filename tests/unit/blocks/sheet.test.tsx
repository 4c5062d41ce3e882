import { render, screen, within } from '@testing-library/react';
import { Row, Sheet } from '../../../src/blocks';
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
