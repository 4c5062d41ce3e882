import { ArrowRight, Check, ChevronDown, Contrast, ExternalLink, type IconNode, Menu, X } from 'lucide';
import { LineDrawing } from './LineDrawing';

const icons = {
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  close: X,
  contrast: Contrast,
  'external-link': ExternalLink,
  menu: Menu,
} as const satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A decorative icon: hidden from assistive technology, because the text beside it says the same. */
export function Icon({ name, size = 24 }: IconProps) {
  return <LineDrawing shapes={icons[name]} size={size} />;
}
