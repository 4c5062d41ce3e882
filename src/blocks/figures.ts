export const scales = ['share', 'less', 'weeks', 'day', 'minute', 'times', 'count'] as const;
export type Scale = (typeof scales)[number];

/** The smallest and the largest figure that a scale can show. */
export const scaleRanges: Record<Scale, readonly [smallest: number, largest: number]> = {
  share: [0, 100],
  less: [0, 100],
  weeks: [0, 12],
  day: [0, 24],
  minute: [0, 60],
  times: [1, 100],
  count: [1, 2_000],
};

const FIGURES = /^(\d+(?:\.\d+)?)(?:–(\d+))?/;

/** Returns the figure or the range at the start of a value: `1,234` is one figure, `4–8 weeks` two. */
export function figuresOf(value: string): number[] {
  const [, ...figures] = FIGURES.exec(value.replaceAll(',', '')) ?? [];
  return figures.filter((figure) => figure !== undefined).map(Number);
}

/** Returns whether a value starts with figures that a scale can show. */
export function isInScale(value: string, scale: Scale): boolean {
  const figures = figuresOf(value);
  const [smallest, largest] = scaleRanges[scale];
  return figures.length > 0 && figures.every((figure) => figure >= smallest && figure <= largest);
}
