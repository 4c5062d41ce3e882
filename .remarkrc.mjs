/** The rules of `npm run check:content`, for remark and for editors with its language server. */
import { createRequire } from 'node:module';
// As `node --import tsx`: modules of the check load others with `require` and with `import()`.
import 'tsx';

export default createRequire(import.meta.url)('./tools/content-check/preset.ts').default;
