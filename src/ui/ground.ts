/** The colors of a surface on which something lies. `tokens.css` defines each for `data-ground`. */
export const grounds = ['night', 'spruce', 'copper', 'stone', 'glacier'] as const;
export type Ground = (typeof grounds)[number];

/** Returns the ground that a band's tone names; undefined for another tone. */
export const groundOf = (tone: string): Ground | undefined => grounds.find((name) => name === tone);

/** Returns the ground of the item at an index, from a list that starts again at its end. */
export const groundInTurn = (list: readonly Ground[], index: number): Ground | undefined => list[index % list.length];
