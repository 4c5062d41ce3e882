/** A part of a page that is not allowed. */
export interface PageCodeDiagnostic {
  /** `import` is the file after `from`, `name` an unknown name in braces, `block` a component that is not an imported block. */
  kind: 'import' | 'name' | 'block' | 'element' | 'address' | 'code';
  /** In characters from the start of the file. */
  start: number;
  end: number;
  message: string;
}

/** Takes a node of the tree or of its code, which is where the error is. */
export type Report = (kind: PageCodeDiagnostic['kind'], node: object, message: string) => void;

/** The parts of a tree have offsets in `position`, the parts of its code in `start` and `end`. */
export type Ranged = {
  start?: number;
  end?: number;
  position?: { start: { offset?: number }; end: { offset?: number } };
};
