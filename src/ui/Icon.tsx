import {
  ArrowRight,
  Calendar,
  Check,
  ChevronDown,
  Clock,
  Contrast,
  ExternalLink,
  type IconNode,
  Mail,
  MapPin,
  Menu,
  Phone,
  UserCheck,
  X,
} from 'lucide';
import { LineDrawing } from './LineDrawing';

const icons = {
  'arrow-right': ArrowRight,
  calendar: Calendar,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: X,
  contrast: Contrast,
  'external-link': ExternalLink,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  phone: Phone,
  'user-check': UserCheck,
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
