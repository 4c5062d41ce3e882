import type { Examples } from './examples';
import { Layer, Layers } from './Layers';

const layers = [
  <Layer key="survey" title="Survey" note="Says what is there.">
    <ul>
      <li>Systems</li>
      <li>Owners</li>
      <li>Costs</li>
    </ul>
  </Layer>,
  <Layer key="build" title="Build" note="Moves it, with a way back.">
    <ul>
      <li>Rehearsals</li>
      <li>Releases</li>
    </ul>
  </Layer>,
];

export const examples: Examples = {
  'From the ground up': (
    <Layers title="How one step carries the next" start="What you run today" end="What you can explain">
      {layers}
    </Layers>
  ),
  'From the top down': (
    <Layers title="What stands in the way" start="A stolen password" end="Your data" direction="down">
      {layers}
    </Layers>
  ),
};
