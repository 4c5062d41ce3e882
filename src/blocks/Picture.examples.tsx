import type { Examples } from './examples';
import { Picture } from './Picture';

export const examples: Examples = {
  'With a caption': (
    <Picture source="/images/mark.svg" alt="The Kestrel Ridge mark" width="480" height="360">
      <p>A ridge line over contour lines.</p>
    </Picture>
  ),
};
