import { Link } from '../../../src/ui/Link';

/** Code between backticks, or a link, in a doc comment. */
const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;

function Piece({ text }: { text: string }) {
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  const [, label, to] = LINK.exec(text) ?? [];
  return label && to ? <Link to={to}>{label}</Link> : text;
}

/** A sentence of a doc comment, with its code and its links. */
export function InlineText({ children }: { children: string }) {
  return children
    .split(MARKED)
    .map((text, index) => ({ text, place: index }))
    .map(({ text, place }) => <Piece key={place} text={text} />);
}
