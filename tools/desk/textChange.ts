/** A change of a text, as CodeMirror and the server apply it. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Applies changes that do not overlap. Their positions are those of the text before. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  const sorted = [...changes].sort((one, other) => other.from - one.from);
  return sorted.reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}
