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

/** The sign of a type. Decorative: the words say the same. Here and not in `ui/Icon`, so that it loads with toasts. */
export function ToastIcon({ type }: { type: ToastType }) {
  const shapes = icons[type];
  return shapes && <LineDrawing className={styles.icon} shapes={shapes} size={20} />;
}
