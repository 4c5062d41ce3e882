import { readImageColors } from '../../../plugins/artwork/sharing-images/colors';
import { staticHeadingFont } from '../../../plugins/artwork/sharing-images/font';
import { shareImage } from '../../../plugins/artwork/sharing-images/shareImage';
import { pageTerrain } from '../../../plugins/artwork/terrain/pageTerrain';
import { company } from '../../../src/site/company';
import { DeskError } from './deskError';

/** Draws the sharing image of a page that may not be saved, as the build does. */
export async function sharingCard(title: string, route: string): Promise<Uint8Array> {
  const terrain = pageTerrain({ route, frontMatter: { title } });
  try {
    return await shareImage(title, terrain, await staticHeadingFont(company.brand + title), readImageColors());
  } catch (error) {
    throw new DeskError((error as Error).message);
  }
}
