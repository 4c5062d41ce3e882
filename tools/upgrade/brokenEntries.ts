/**
 * Returns the entries of `docs/upgrading-docusaurus.md` whose tests fail: what the site relies on, and where.
 * @param output what the checks printed
 * @param list the text of the document
 */
export function brokenEntries(output: string, list: string): string[] {
  const failed = new Set(
    output
      .split('\n')
      .filter((line) => /^FAIL |^\s+\d+\) \[/.test(line))
      .flatMap((line) => line.match(/tests\/[\w./-]+\.tsx?/g) ?? []),
  );
  return list
    .split(/^- /m)
    .slice(1)
    .map((entry) => (entry.split(/\n\n|^#/m)[0] ?? '').replace(/\s+/g, ' ').trim())
    .filter((entry) => [...failed].some((file) => entry.includes(file)));
}
