/**
 * Pages get only the components that they import. This interface makes a block that is misspelt or not imported a type
 * error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it has to exist
interface MDXProvidedComponents {}

/** What a page may write between the tags of a shared text, which shows it as `{props.children}`. The MDX plugin reads this name. */
interface Props {
  children?: import('react').ReactNode;
}
