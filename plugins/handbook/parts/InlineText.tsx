import { Fragment } from 'react';
import { Link } from '../../../src/ui/Link';

/** Code between backticks, or a link. */
const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;

function marked(text: string) {
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  const [, label, to] = LINK.exec(text) ?? [];
  return label && to ? <Link to={to}>{label}</Link> : text;
}

/** The text of a doc comment, with its code and links. */
export function InlineText({ children }: { children: string }) {
  return children.split(MARKED).map((text, index) => <Fragment key={index}>{marked(text)}</Fragment>);
}
