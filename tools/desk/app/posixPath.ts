/** Takes the place of `node:path` in the browser, for the parts of the content check that run there. */
function join(...parts: string[]): string {
  return new URL(parts.join('/'), 'file:///').pathname.slice(1);
}

export default { posix: { join, dirname: (file: string) => file.split('/').slice(0, -1).join('/') } };
