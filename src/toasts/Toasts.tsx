import { NoticeGroup } from './NoticeGroup';
import type { Notice } from './notify';
import type { NoticePosition, NoticePresetName } from './presets';

interface Group {
  preset: NoticePresetName;
  position: NoticePosition;
  notices: Notice[];
}

function groupsOf(notices: readonly Notice[]): Group[] {
  const groups: Group[] = [];
  for (const notice of notices) {
    const group = groups.find(({ preset, position }) => preset === notice.preset && position === notice.position);
    if (group) group.notices.push(notice);
    else groups.push({ preset: notice.preset, position: notice.position, notices: [notice] });
  }
  return groups;
}

/** All notices, those of one preset and position together. Fetched when the first notice is shown. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return groupsOf(notices).map((group) => <NoticeGroup key={`${group.preset} ${group.position}`} {...group} />);
}
