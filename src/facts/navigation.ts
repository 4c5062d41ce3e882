import * as v from 'valibot';
import { group, identifier, pageLink, text, uniqueBy } from '../../lib/facts/fact';
import { readFacts } from '../../lib/facts/readFacts';

const linkSchema = v.strictObject({ title: text, to: pageLink });

const menuSchema = v.strictObject({
  id: identifier,
  ...group(text, ['title', 'headline', 'subtext']).entries,
  groups: v.array(
    v.strictObject({
      title: text,
      items: v.array(v.strictObject({ ...linkSchema.entries, description: text })),
    }),
  ),
  callToAction: v.strictObject({ title: text, text, primary: linkSchema, secondary: linkSchema }),
});

const linkList = v.strictObject({ title: text, links: v.array(linkSchema) });

/** Menus, drawer and footer. */
export const schema = v.strictObject({
  ...group(linkSchema, [
    'homeLink',
    'aboutLink',
    'contactUsLink',
    'freeAssessmentLink',
    'startInnovationLink',
    'getStartedLink',
  ]).entries,
  actionBar: v.strictObject({
    absentFrom: v.array(pageLink),
    actions: v.pipe(v.array(v.strictObject({ page: pageLink, ...linkSchema.entries })), uniqueBy('page')),
  }),
  menus: v.pipe(v.array(menuSchema), uniqueBy('id')),
  footer: v.strictObject({
    ...group(linkList, ['company', 'services', 'contact']).entries,
    legal: v.array(linkSchema),
  }),
});

export type NavigationLink = v.InferOutput<typeof linkSchema>;
export type Menu = v.InferOutput<typeof menuSchema>;

export const {
  homeLink,
  aboutLink,
  freeAssessmentLink,
  startInnovationLink,
  getStartedLink,
  contactUsLink,
  actionBar,
  menus,
  footer,
} = readFacts(__filename, schema);
