/**
 * A loader that replaces a module of facts by the values that it exports.
 * @this {import('@rspack/core').LoaderContext<{ read: (file: string) => Promise<string>, files: () => string[] }>}
 */
module.exports = function factsLoader() {
  const { read, files } = this.getOptions();
  // A text may refer to facts of another file.
  for (const file of files()) this.addDependency(file);
  return read(this.resourcePath);
};
