import { createContext, type ReactNode, useContext } from 'react';

type HeadingLevel = 2 | 3 | 4;

/** 2 outside a section, one deeper inside each. */
const LevelContext = createContext<HeadingLevel>(2);

/** Makes the headings of its children one level deeper, down to level 4. */
export function DeeperHeadings({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
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
  const Tag = `h${useContext(LevelContext)}` as const;
  return <Tag {...attributes}>{children}</Tag>;
}
