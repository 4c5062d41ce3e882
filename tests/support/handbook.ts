import { documentBlocks } from '../../plugins/handbook/code/documentBlocks';

/** The documentation of every block. Reading it is slow, so all tests of a file share it. */
export const blockDocumentation = documentBlocks(process.cwd());
