import { ToastProvider, ToastViewport } from '@radix-ui/react-toast';
import { useState } from 'react';
import { strings } from '../site/strings';
import { presets, type ToastPosition, type ToastPresetName } from './presets';
import type { Toast } from './showToast';
import { ToastItem } from './ToastItem';
import styles from './Toasts.module.css';
import { useAttention } from './useAttention';
import { useFocusReturn } from './useFocusReturn';

interface ToastGroupProps {
  preset: ToastPresetName;
  position: ToastPosition;
  /** In the order of arrival, including closed ones. */
  toasts: readonly Toast[];
}

/**
 * The toasts of one preset at one position. Shows the newest, as many as the preset allows. An older one is hidden while
 * its time continues, and returns if it has time left. So news never waits, and a toast that must be dismissed is not lost.
 */
export function ToastGroup({ preset, position, toasts }: ToastGroupProps) {
  const { visible, swipeThreshold, hotkey, hotkeyName } = presets[preset];
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const open = toasts.filter(({ isOpen }) => isOpen);
  const shown = new Set(open.slice(-visible));
  const hasAttention = useAttention(viewport, open.length > 0);
  useFocusReturn(viewport, open.length > 0);

  return (
    <ToastProvider label={strings.toast} swipeDirection="right" swipeThreshold={swipeThreshold} duration={Infinity}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isShown={shown.has(toast)} isPaused={hasAttention} />
      ))}
      <ToastViewport
        ref={setViewport}
        className={styles.viewport}
        data-preset={preset}
        data-position={position}
        hotkey={open.length > 0 ? [...hotkey] : []}
        label={`${strings.toasts[position]} (${hotkeyName})`}
      />
    </ToastProvider>
  );
}
