import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import styles from './Notices.module.css';
import type { NoticeType } from './notify';

const icons: Record<NoticeType, LucideIcon | null> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
  default: null,
};

/** The sign of a type. Decorative: the words say the same. Here and not in `ui/Icon`, so that it loads with notices. */
export function NoticeIcon({ type }: { type: NoticeType }) {
  const Drawing = icons[type];
  return (
    Drawing && <Drawing className={styles.icon} size={20} strokeWidth={1.5} aria-hidden="true" focusable="false" />
  );
}
