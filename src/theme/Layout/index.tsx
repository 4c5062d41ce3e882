import { SiteFrame } from '@site/src/layouts/SiteFrame';
import type { ReactNode } from 'react';

/** The layout of Docusaurus' own screens (loading, error fallback). */
export default function Layout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
