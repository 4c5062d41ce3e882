import type { Message } from '../site/sendMessages';
import { showToast, type Toast } from '../toasts/showToast';

/** Shows a message about a form as a toast. */
export function notify({ title, text }: Message, type: Toast['type']): void {
  showToast({ title, description: text, type });
}
