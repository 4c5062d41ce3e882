import { defaultShareImage } from '../../../src/seo/shareImage';

const { width, height } = defaultShareImage;

/** Size of every sharing image in pixels, as pages declare it. */
export const shareImageSize = { width, height };
