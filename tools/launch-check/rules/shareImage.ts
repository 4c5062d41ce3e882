import { createHash } from 'node:crypto';
import type { LaunchRule } from '../rule';

const FILE = 'static/images/share.png';
/** SHA-256 of the sample company's image, which shows its name and slogan. */
const SAMPLE_IMAGE = 'fcdd17f0ff942a8bcb37d787f69cb84db73879be5c6e395200c6b7fb3138ec11';

/** A sharing image that is missing or is the sample company's. */
export const shareImage: LaunchRule = {
  name: 'share-image',
  check(site) {
    const image = site.read(FILE);
    if (!image) {
      const what = 'There is no sharing image for pages without one of their own.';
      return [{ file: FILE, line: 1, what, mend: 'Run "npm run icons" to draw it.' }];
    }
    if (createHash('sha256').update(image).digest('hex') !== SAMPLE_IMAGE) return [];
    const mend =
      'Run "npm run icons" once the brand and the slogan are yours, or put an image of 1200 by 630 pixels there.';
    return [{ file: FILE, line: 1, what: "The sharing image shows the sample company's name.", mend }];
  },
};
