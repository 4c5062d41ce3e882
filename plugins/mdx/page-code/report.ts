/**
 * `import` is the file after `from`, `name` an unknown name in braces, `block` a component that is not an imported block, `task` the box
 * of a task list.
 */
export type Kind = 'import' | 'name' | 'block' | 'element' | 'address' | 'task' | 'code';

/** Takes a node of the tree or of its code, which is where the error is. */
export type Report = (kind: Kind, node: object, message: string, expected?: string) => void;

/** The parts of a tree have offsets in `position`, the parts of its code in `start` and `end`. */
export type Ranged = {
  start?: number;
  end?: number;
  position?: { start: { offset?: number }; end: { offset?: number } };
};
