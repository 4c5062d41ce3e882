import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: ['start', 'blocks'],
};

export default sidebars;
