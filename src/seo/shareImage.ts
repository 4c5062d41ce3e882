/**
 * The sharing image of pages without one of their own, and the size of all sharing images (specification, part 2).
 */
export const defaultShareImage = { path: '/images/share.png', width: 1200, height: 630 } as const;
