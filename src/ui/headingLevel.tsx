import { createContext, type ReactNode, useContext } from 'react';

export type HeadingLevel = 2 | 3 | 4;

const LevelContext = createContext<HeadingLevel>(2);

/** The level a heading has at this place of the page: 2 outside a section, one deeper inside each. */
export function useHeadingLevel(): HeadingLevel {
  return useContext(LevelContext);
}

/** Puts the headings of its children one level deeper than its own, down to level 4. */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = useHeadingLevel();
  return <LevelContext value={level === 2 ? 3 : 4}>{children}</LevelContext>;
}

interface HeadingProps {
  children: ReactNode;
  id?: string;
  className?: string;
}

/** A heading whose level follows from where it stands. */
export function Heading({ children, ...attributes }: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}
