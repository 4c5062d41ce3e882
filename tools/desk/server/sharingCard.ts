import { readImageColors } from '../../../plugins/artwork/sharing-images/colors';
import { staticHeadingFont } from '../../../plugins/artwork/sharing-images/font';
import { cutShareImage, shareImage } from '../../../plugins/artwork/sharing-images/shareImage';
import { pageTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { company } from '../../../src/site/company';
import { DeskError } from './deskError';
import { readBytes } from './files';

interface SharedPage {
  title: string;
  route: string;
  /** The picture that the front matter names, such as `/images/valley.jpg`; empty if it names none. */
  picture: string;
}

/** Makes the sharing image of a page that may not be saved, as the build does: from its own picture, or from its title. */
export async function sharingCard(siteDirectory: string, { title, route, picture }: SharedPage): Promise<Uint8Array> {
  const terrain = pageTerrain({ route, frontMatter: { title } });
  try {
    if (picture.startsWith('/')) return await cutShareImage(readBytes(siteDirectory, `static${picture}`));
    return await shareImage(title, terrain, await staticHeadingFont(company.brand + title), readImageColors());
  } catch (error) {
    throw new DeskError((error as Error).message);
  }
}
