/** What is wrong with a part of a YAML text, and how to fix it. Positions are characters from the start of the text. */
export interface FactError {
  start: number;
  end: number;
  /** A sentence or two for a writer. */
  message: string;
  /** What to write instead; null if that is unknown. */
  suggestion: string | null;
}
