import type { ToastPosition, ToastPresetName } from './presets';
import type { Toast } from './showToast';
import { ToastGroup } from './ToastGroup';

interface Group {
  preset: ToastPresetName;
  position: ToastPosition;
  toasts: Toast[];
}

function groupsOf(toasts: readonly Toast[]): Group[] {
  const groups: Group[] = [];
  for (const toast of toasts) {
    const group = groups.find(({ preset, position }) => preset === toast.preset && position === toast.position);
    if (group) group.toasts.push(toast);
    else groups.push({ preset: toast.preset, position: toast.position, toasts: [toast] });
  }
  return groups;
}

/** All toasts, grouped by preset and position. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  return groupsOf(toasts).map((group) => <ToastGroup key={`${group.preset} ${group.position}`} {...group} />);
}
