/** The colors of a surface on which something lies. `tokens.css` defines each for `data-ground`. */
export const grounds = ['night', 'spruce', 'copper', 'stone', 'glacier'] as const;
export type Ground = (typeof grounds)[number];
