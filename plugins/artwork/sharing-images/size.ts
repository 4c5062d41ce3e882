import { defaultShareImage } from '../../../src/seo/metadata';

const { width, height } = defaultShareImage;

/** In pixels, of every sharing image: what the pages declare. */
export const shareImageSize = { width, height };
