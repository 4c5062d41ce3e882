/**
 * Pages get only the components that they import. This interface turns a block that is misspelled or not imported into a type
 * error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it has to exist
interface MDXProvidedComponents {}

/** What a page may write between the tags of a shared text, which shows it as `{props.children}`. The MDX plugin reads this name. */
interface Props {
  children?: import('react').ReactNode;
}
