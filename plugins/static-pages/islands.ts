import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Builds the script of islands beside Docusaurus' own, with the same bundler, so that both sides agree on the names of classes.
 * In development, Docusaurus' client hydrates whole pages, islands included.
 */
export default function islands({ siteDir }: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // With styles, or the runtime would fetch the stylesheet with the first island: pages have their styles inside.
      const entry = ['src/styles/index.css', 'src/islands/client.tsx'].map((file) => path.join(siteDir, file));
      // A merged entry would replace Docusaurus' own.
      config.entry = { main: config.entry as string, islands: entry };
      // Docusaurus' chunk of what half of the pages use would bring more than an island needs.
      const isShared = ({ name }: { name?: string | null }) => !name?.startsWith('island');
      return { optimization: { splitChunks: { cacheGroups: { common: { chunks: isShared } } } } };
    },
  };
}
