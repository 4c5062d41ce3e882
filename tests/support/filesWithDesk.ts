import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../lib/files';
import { DESK_PATH } from '../../plugins/desk/messages';

/** Texts that each part of the desk contains. */
const MARKS = [DESK_PATH, 'desk-token', 'desk-draft'];

/** Returns the files of a build that contain a part of the desk. */
export function filesWithDesk(build: string): string[] {
  return filesIn(build).filter((file) => {
    const content = readFileSync(path.join(build, file), 'latin1').toLowerCase();
    return MARKS.some((mark) => content.includes(mark));
  });
}
