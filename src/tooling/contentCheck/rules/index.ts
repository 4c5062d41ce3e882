import type { Rule } from '../rule';

/** Every rule, one file each. The order is the order in which they run, not the one in which findings are shown. */
export const rules: readonly Rule[] = [];
