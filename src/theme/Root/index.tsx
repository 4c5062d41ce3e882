import { ReactUseReport } from '@site/src/ui/reactUse';
import type { ReactNode } from 'react';

/** Wraps the whole app. */
export default function Root({ children }: { children: ReactNode }) {
  return <ReactUseReport>{children}</ReactUseReport>;
}
