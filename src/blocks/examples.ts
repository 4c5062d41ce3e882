import type { ReactNode } from 'react';

/**
 * Examples of a block, by name. They are the handbook's live demonstrations, the render tests and the accessibility
 * tests, so each stands in a file beside its block and is written once.
 */
export type Examples = Record<string, ReactNode>;
