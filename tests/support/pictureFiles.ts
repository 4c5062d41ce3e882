import type { PictureFile } from '../../src/config/pictures';

/** Pictures in unit tests: what the build would write. */
const files: Record<string, PictureFile> = {
  '/images/mark.svg': { width: 480, height: 360, hash: '1a2b3c4d', formats: ['svg'], widths: [] },
  '/images/valley.jpg': { width: 1600, height: 1000, hash: '5e6f7a8b', formats: ['avif', 'webp'], widths: [400, 1600] },
  '/images/tower.jpg': { width: 800, height: 1200, hash: '9c0d1e2f', formats: ['avif', 'webp'], widths: [400, 800] },
};

export default files;
