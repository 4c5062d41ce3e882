import { useEffect, useRef } from 'react';
import type { StoredPicture } from '../server/pictures';
import { upload } from './api';
import type { Message } from './Notices';

interface PicturesOptions {
  /** The open page; null where no picture can be added. */
  page: string | null;
  /** Puts it on the page. Returns what the writer should know of its place. */
  onStored: (mdx: string) => string | null;
  onMessage: (message: string | Message | null) => void;
}

/** What cameras and programs call a picture, which says nothing about it. */
const MEANINGLESS =
  /^(img|image|dsc[nf]?|dcim|pxl|mvimg|photo|picture|screen ?shot|unnamed|untitled|whatsapp image)?([-_ .\d]|at|from|[ap]m)*$/i;

/** `IMG_1234.JPG` on `pages/cloud-costs.mdx` → `cloud-costs`; any other name as it is. */
export function pictureName(name: string, page: string): string {
  const isMeaningless = MEANINGLESS.test(name.replace(/\.[^.]*$/, ''));
  return isMeaningless ? page.replace(/^.*\/(.*)\.mdx$/, '$1').replace(/^index$/, 'home') : name;
}

/** Stores pictures and adds them to the open page. Returns what takes them, which says whether it did. */
export function usePictures(options: PicturesOptions) {
  // A picture arrives later, when the writer may have written on.
  const current = useRef(options);
  current.current = options;

  async function addAll(page: string, pictures: readonly File[]): Promise<void> {
    for (const picture of pictures) {
      current.current.onMessage({ text: `Adding ${picture.name} …`, isBusy: true });
      const { source } = await upload<StoredPicture>('picture', pictureName(picture.name, page), picture);
      const isHere = current.current.page === page;
      if (!isHere) {
        current.current.onMessage(`${picture.name} was not added, because you opened another page.`);
        return;
      }
      const place = current.current.onStored(`<Picture source="${source}" alt="" />`);
      current.current.onMessage(['Added. Describe what it shows.', place].filter(Boolean).join(' '));
    }
  }

  function add(files: readonly File[]): boolean {
    const { page, onMessage } = current.current;
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    const [other] = files;
    if (!other) return false;
    if (!page) onMessage('A picture belongs to a page. Open the page, and add it there.');
    else if (pictures.length === 0) onMessage(`${other.name} is not a picture. Only pictures can be added.`);
    else addAll(page, pictures).catch((error: Error) => current.current.onMessage(error.message));
    return true;
  }

  // Beside the text, the browser would leave the desk and open the picture.
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!event.defaultPrevented) add([...(event.dataTransfer?.files ?? [])]);
      event.preventDefault();
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return add;
}
