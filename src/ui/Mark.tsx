import { mark } from '../facts/company';

/** The mark, legible from 16 px up. It is decorative, because the name is beside it. */
export function Mark({ size = 32 }: { size?: number }) {
  const { ridge, ground } = mark;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ridge.d} stroke="var(--color-accent)" strokeWidth={ridge.width} />
      <path d={ground.d} stroke="currentColor" strokeWidth={ground.width} />
    </svg>
  );
}
