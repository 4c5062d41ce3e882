import { partners } from '../../src/facts/partners';

/** Tiles in unit tests: the drawing itself is the build's business. */
const tiles = Object.fromEntries(partners.map(({ id }) => [id, `/assets/partners/tiles.svg#${id}`]));

export default tiles;
