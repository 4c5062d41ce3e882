import { render, screen } from '@testing-library/react';
import { ChatPreview } from '../../../src/blocks';

it('shows no button without a chat id', () => {
  render(<ChatPreview />);
  expect(screen.queryByRole('button')).toBeNull();
});
