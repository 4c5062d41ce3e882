import { existsSync } from 'node:fs';
import path from 'node:path';
import { BAR_SCRIPT } from '../../plugins/preview/build';
import { type HeaderRule, headerRules } from '../../plugins/site-files/headers';

/** The headers of a finished build. A preview is recognized by its bar. */
export function builtHeaderRules(build: string): HeaderRule[] {
  return headerRules({ preview: existsSync(path.join(build, BAR_SCRIPT)) });
}
