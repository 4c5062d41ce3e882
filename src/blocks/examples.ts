import type { ReactNode } from 'react';

/**
 * Examples of a block, by name. The handbook shows them, and the render and accessibility tests use them.
 */
export type Examples = Record<string, ReactNode>;
