import { SiteFrame } from '@site/src/layouts/SiteFrame';
import type { ReactNode } from 'react';

/** Asked for by Docusaurus' own screens (loading, error fallback). */
export default function Layout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
