/**
 * Pages get only the components that they import. This interface makes a block that is misspelt or not imported a type
 * error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it has to exist
interface MDXProvidedComponents {}
