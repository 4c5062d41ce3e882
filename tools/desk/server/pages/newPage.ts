import { pageSources } from '../../../../lib/pageSources';
import { asRoute, routeError, textError } from '../../../new-page/inputErrors';
import { type PageKind, pageText } from '../../../new-page/pageText';
import { DeskError } from '../deskError';
import { readRedirects } from './linksTo';
import { takeStep } from './steps';

export interface NewPage {
  route: string;
  title: string;
  description: string;
  kind: PageKind;
}

/**
 * Writes a page, as `npm run new:page` does.
 * @returns its file
 * @throws DeskError with everything that is wrong with the input
 */
export async function newPage(siteDirectory: string, input: NewPage): Promise<{ file: string }> {
  const pages = await pageSources(siteDirectory);
  const [route, title, description] = [asRoute(input.route), input.title.trim(), input.description.trim()];
  const errors = [
    routeError(route, pages, readRedirects(siteDirectory)),
    textError('title', title, pages),
    textError('description', description, pages),
  ].filter((error) => error !== null);
  if (errors.length > 0) throw new DeskError(errors.join(' '), 422);
  const file = `pages${route}.mdx`;
  const text = pageText(title, description, input.kind);
  takeStep(siteDirectory, { title: `Made ${route}`, files: [{ from: null, to: file, before: '', after: text }] });
  return { file };
}
