import { partners } from '../../src/site/partners';

/** Tiles in unit tests: the drawing itself is the build's business. */
const tiles = Object.fromEntries(
  partners.map(({ id }) => [id, { file: `/assets/partners/${id}.svg`, inline: 'data:,' }]),
);

export default tiles;
