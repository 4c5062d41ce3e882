/** What `npm run check:content` says, for remark and for editors with its language server. */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();

export default createRequire(import.meta.url)('./tools/content-check/preset.ts').default;
