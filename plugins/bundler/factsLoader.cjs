/**
 * A loader that replaces a module with the values that it exports.
 * @this {import('@rspack/core').LoaderContext<{ read: (file: string, name: string) => Promise<string>, files: () => string[] }>}
 */
module.exports = function factsLoader() {
  const { read, files } = this.getOptions();
  // Text in a YAML file may refer to facts in another one.
  for (const file of files()) this.addDependency(file);
  return read(this.resourcePath, this.resourceQuery.slice(1));
};
