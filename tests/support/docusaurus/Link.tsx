import type { ComponentProps } from 'react';

/** Docusaurus' link without its router. */
export default function Link({ to, ...attributes }: ComponentProps<'a'> & { to: string }) {
  return <a href={to} {...attributes} />;
}
