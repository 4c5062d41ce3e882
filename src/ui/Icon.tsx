import { ArrowRight, Check, ChevronDown, Contrast, ExternalLink, type IconNode, Menu, X } from 'lucide';
import * as icons from '../site/icons';
import { LineDrawing } from './LineDrawing';

/** Icons that only controls use. */
const controlIcons = {
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  close: X,
  contrast: Contrast,
  'external-link': ExternalLink,
  menu: Menu,
} as const satisfies Record<string, IconNode>;

/** Names that pages may use for the `icon` setting. */
export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

interface IconProps {
  name: IconName | keyof typeof controlIcons;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A decorative icon: hidden from assistive technology, because the text beside it says the same. */
export function Icon({ name, size = 24 }: IconProps) {
  return <LineDrawing shapes={{ ...icons, ...controlIcons }[name]} size={size} />;
}
