import { existsSync } from 'node:fs';
import path from 'node:path';
import { BAR_SCRIPT } from '../../preview/build';
import { type HeaderRule, headerRules } from './headerRules';

/** The headers of a finished build: a preview knows itself by its bar. */
export function builtHeaderRules(build: string): HeaderRule[] {
  return headerRules({ preview: existsSync(path.join(build, BAR_SCRIPT)) });
}
