import { createContext, type ReactNode, useContext } from 'react';
import type { Ground } from './ground';

/** The deepest level of a heading. */
export const deepestHeading = 4;

type HeadingLevel = 2 | 3 | typeof deepestHeading;

/** 2 outside a section, one deeper inside each. */
const LevelContext = createContext<HeadingLevel>(2);

/** Makes the headings of its children one level deeper, down to the deepest. */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
  return <LevelContext value={level === 2 ? 3 : deepestHeading}>{children}</LevelContext>;
}

interface HeadingProps {
  children: ReactNode;
  id?: string;
  className?: string;
  'data-ground'?: Ground;
}

/** A heading whose level depends on the surrounding blocks. */
export function Heading({ children, ...attributes }: HeadingProps) {
  const Tag = `h${useContext(LevelContext)}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}
