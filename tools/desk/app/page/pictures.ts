import type { StoredPicture } from '../../server/pictures';
import { upload } from '../api';
import type { Message } from '../Notices';

/** What cameras and programs call a picture, which says nothing about it. */
const MEANINGLESS =
  /^(img|image|dsc[nf]?|dcim|pxl|mvimg|photo|picture|screen ?shot|unnamed|untitled|whatsapp image)?([-_ .\d]|at|from|[ap]m)*$/i;

/** `IMG_1234.JPG` on `pages/cloud-costs.mdx` → `cloud-costs`; any other name as it is. */
export function pictureName(name: string, page: string): string {
  const isMeaningless = MEANINGLESS.test(name.replace(/\.[^.]*$/, ''));
  return isMeaningless ? page.replace(/^.*\/(.*)\.mdx$/, '$1').replace(/^index$/, 'home') : name;
}

/**
 * Stores pictures for a page.
 * @param place puts one on the page, as MDX
 * @throws Error if a file is not a picture, or cannot be stored
 */
export async function storePictures(
  files: readonly File[],
  page: string,
  say: (message: string | Message | null) => void,
  place: (mdx: string) => void,
): Promise<void> {
  for (const file of files) {
    if (!file.type.startsWith('image/')) throw new Error(`${file.name} is not a picture. Only pictures can be added.`);
    say({ text: `Adding ${file.name} …`, isBusy: true });
    const { source } = await upload<StoredPicture>('picture', pictureName(file.name, page), file);
    place(`<Picture source="${source}" alt="" />`);
    say('Added. Describe what it shows.');
  }
}
