import { createContext, type ReactNode, useContext } from 'react';

type HeadingLevel = 2 | 3 | 4;

const LevelContext = createContext<HeadingLevel>(2);

/** Returns the heading level here: 2 outside a section, one deeper inside each. */
function useHeadingLevel(): HeadingLevel {
  return useContext(LevelContext);
}

/** Makes the headings of its children one level deeper, down to level 4. */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = useHeadingLevel();
  return <LevelContext value={level === 2 ? 3 : 4}>{children}</LevelContext>;
}

interface HeadingProps {
  children: ReactNode;
  id?: string;
  className?: string;
  'data-ground'?: string;
}

/** A heading whose level depends on the surrounding blocks. */
export function Heading({ children, ...attributes }: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}
