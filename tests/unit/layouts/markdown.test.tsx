import { render, screen } from '@testing-library/react';
import { markdownComponents } from '../../../src/layouts/markdown';

const { table: Table, th: Heading, td: Cell } = markdownComponents;

it('aligns columns without an inline style', () => {
  // MDX compiles `| ---: |` to this.
  render(
    <Table>
      <thead>
        <tr>
          <Heading style={{ textAlign: 'right' }}>Price</Heading>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell style={{ textAlign: 'right' }}>12</Cell>
        </tr>
      </tbody>
    </Table>,
  );
  for (const element of [screen.getByRole('columnheader'), screen.getByRole('cell')]) {
    expect(element).toHaveAttribute('data-align', 'right');
    expect(element).not.toHaveAttribute('style');
  }
});
