import { CircleAlert, CircleCheck, type IconNode, Info, LoaderCircle, TriangleAlert } from 'lucide';
import { LineDrawing } from '../ui/LineDrawing';
import type { ToastType } from './showToast';
import styles from './Toasts.module.css';

const icons: Record<ToastType, IconNode | null> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  loading: LoaderCircle,
  default: null,
};

/** The decorative icon of a type. It is not part of `ui/Icon`, which would bring every icon of the site. */
export function ToastIcon({ type }: { type: ToastType }) {
  const shapes = icons[type];
  return shapes && <LineDrawing className={styles.icon} shapes={shapes} size={20} />;
}
