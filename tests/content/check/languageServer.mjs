/** The server that editors start, as `remark-language-server` configures it. */
import { createUnifiedLanguageServer } from 'unified-language-server';

createUnifiedLanguageServer({
  configurationSection: 'remark',
  ignoreName: '.remarkignore',
  packageField: 'remarkConfig',
  pluginPrefix: 'remark',
  plugins: [],
  processorName: 'remark',
  processorSpecifier: 'remark',
  rcName: '.remarkrc',
});
