import { ToastProvider, ToastViewport } from '@radix-ui/react-toast';
import { useState } from 'react';
import { labels } from '../site/labels';
import { NoticeItem } from './NoticeItem';
import type { Notice } from './notify';
import { type NoticePosition, type NoticePresetName, presets } from './presets';
import styles from './Toasts.module.css';
import { useAttention } from './useAttention';
import { useFocusReturn } from './useFocusReturn';

interface NoticeGroupProps {
  preset: NoticePresetName;
  position: NoticePosition;
  /** In the order they came, closed ones included. */
  notices: readonly Notice[];
}

/**
 * The notices of one preset at one place. The newest are shown, as many as the preset allows. An older one steps
 * back while its time runs on, and returns if it has time left: news never waits, and what stays until it is
 * dismissed is not lost.
 */
export function NoticeGroup({ preset, position, notices }: NoticeGroupProps) {
  const { visible, swipeThreshold, hotkey, hotkeyName } = presets[preset];
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const open = notices.filter(({ isOpen }) => isOpen);
  const shown = new Set(open.slice(-visible));
  const hasAttention = useAttention(viewport, open.length > 0);
  useFocusReturn(viewport, open.length > 0);

  return (
    <ToastProvider label={labels.notice} swipeDirection="right" swipeThreshold={swipeThreshold} duration={Infinity}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} isShown={shown.has(notice)} isPaused={hasAttention} />
      ))}
      <ToastViewport
        ref={setViewport}
        className={styles.viewport}
        data-preset={preset}
        data-position={position}
        hotkey={open.length > 0 ? [...hotkey] : []}
        label={`${labels.notices[position]} (${hotkeyName})`}
      />
    </ToastProvider>
  );
}
