import * as navigation from './navigation';

/** Returns every route that header, drawer and footer link to. */
export function navigationTargets(): string[] {
  const { homeLink, aboutLink, freeAssessment, startInnovation, getStarted, menus, footer } = navigation;
  const links: navigation.NavigationLink[] = [
    homeLink,
    aboutLink,
    freeAssessment,
    startInnovation,
    getStarted,
    ...menus.flatMap((menu) => [
      ...menu.groups.flatMap((group) => group.items),
      menu.callToAction.primary,
      menu.callToAction.secondary,
    ]),
    ...footer.company.links,
    ...footer.contact.links,
    ...footer.legal,
  ];
  return [...new Set(links.map((link) => link.to))];
}
