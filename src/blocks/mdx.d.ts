/**
 * Pages get no components but those that they import: with this interface there, a block that was not imported, or
 * whose name is misspelt, is a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its being there is the point
interface MDXProvidedComponents {}
