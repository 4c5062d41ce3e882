import type { ChangeGroup, Report } from '../../plugins/preview/changes';

/** Returns a change of one paragraph of `/about` with the given properties. */
export function changeGroup(group: Partial<ChangeGroup> = {}): ChangeGroup {
  return {
    mark: '0123abcd',
    kind: 'words',
    title: '“Old” became “New”.',
    differences: [{ label: '', before: 'Old', after: 'New' }],
    notes: [],
    remarks: [],
    places: [
      {
        ...{ route: '/about', where: 'Our story', part: 'main', beforeIndex: 2, index: 3, before: 'Old', after: 'New' },
        source: { file: 'pages/about.mdx', line: 12 },
      },
    ],
    because: ['pages/about.mdx'],
    screenshots: [],
    listing: null,
    ...group,
  };
}

export function reportOf(groups: ChangeGroup[], more: Partial<Report> = {}): Report {
  return {
    base: { ref: 'main', commit: 'a'.repeat(40) },
    head: { commit: 'b'.repeat(40), branch: null, uncommitted: [] },
    ...{ pageCount: 30, groups, checks: [], otherFiles: [], markupOnly: [], notes: [] },
    ...more,
  };
}
