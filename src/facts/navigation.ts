import * as v from 'valibot';
import { identifier, pageLink, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const linkSchema = v.strictObject({
  title: text('The words of the link.'),
  to: pageLink('The page that it leads to.'),
});
const link = (description: string) => v.pipe(linkSchema, v.description(description));

const menuSchema = v.strictObject({
  id: identifier('A short name for this menu in the site’s files. No other menu has it.'),
  title: text('The words on the menu’s button.'),
  headline: text('The large line in the open menu.'),
  subtext: text('The sentence below it.'),
  groups: v.pipe(
    v.array(
      v.strictObject({
        title: text('The heading of the column, in capitals.'),
        items: v.array(v.strictObject({ ...linkSchema.entries, description: text('One sentence about the page.') })),
      }),
    ),
    v.description('The columns of links. To add a page, add an item to a column.'),
  ),
  callToAction: v.strictObject({
    title: text('The heading of the invitation beside the columns.'),
    text: text('One sentence below it.'),
    primary: link('The first button.'),
    secondary: link('The second button.'),
  }),
});

const linkList = v.strictObject({ title: text('The heading.'), links: v.array(linkSchema) });

/** Menus, drawer and footer. */
export const schema = v.strictObject({
  homeLink: link('The link to the home page: in brand, drawer and breadcrumbs.'),
  aboutLink: link('The link beside the menus.'),
  freeAssessment: link(
    'The button to the assessment: in the header, and wherever a page does not name other words for it.',
  ),
  startInnovation: link('The second button in the header.'),
  getStarted: link('The button in the drawer.'),
  contactUs: link('The button to the contact form, wherever a page does not name other words for it.'),
  actionBar: v.strictObject({
    absentFrom: v.pipe(
      v.array(pageLink('A page.')),
      v.description('Pages without the bar, because neither action is what their readers came for.'),
    ),
    actions: v.pipe(
      v.array(
        v.strictObject({
          page: pageLink('The page.'),
          title: text('The words on its button.'),
          to: pageLink('The page that it leads to. It replaces the button to the same form.'),
        }),
      ),
      uniqueBy('page'),
      v.description('Pages with an action of their own, which comes first in their bar.'),
    ),
  }),
  menus: v.pipe(v.array(menuSchema), uniqueBy('id'), v.description('The menus of header and drawer.')),
  footer: v.strictObject({
    company: linkList,
    services: linkList,
    contact: linkList,
    legal: v.pipe(v.array(linkSchema), v.description('The links in the last line.')),
  }),
});

export type NavigationLink = v.InferOutput<typeof linkSchema>;
export type Menu = v.InferOutput<typeof menuSchema>;

export const { homeLink, aboutLink, freeAssessment, startInnovation, getStarted, contactUs, actionBar, menus, footer } =
  readFacts(__filename, schema);
