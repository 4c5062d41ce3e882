import { defaultShareImage } from '../../../src/seo/metadata';

const { width, height } = defaultShareImage;

/** Size of every sharing image in pixels, as pages declare it. */
export const shareImageSize = { width, height };
