import { nearest } from './nearest';

/** Common words for things that an icon shows, by the icon's name. */
const ICON_WORDS: Readonly<Record<string, string>> = {
  laptop: 'computer pc desktop monitor screen device notebook',
  phone: 'telephone call mobile smartphone cell',
  mail: 'email envelope letter inbox',
  users: 'people team group staff customers clients',
  'user-check': 'user person account profile member',
  lock: 'padlock password secure privacy',
  shield: 'security protection defense guard',
  wrench: 'tool tools repair fix settings gear cog hammer screwdriver',
  chart: 'graph statistics bar analytics report dashboard',
  'trending-up': 'growth increase arrow profit',
  'credit-card': 'card payment pay',
  wallet: 'money dollar price cost budget cash',
  receipt: 'invoice bill document paper',
  'map-pin': 'location pin place marker address map',
  building: 'office company house factory business',
  home: 'house start',
  clock: 'time hour watch timer',
  calendar: 'date day schedule event',
  message: 'chat comment bubble talk speech conversation',
  headset: 'support help headphones service',
  lightbulb: 'idea bulb light lamp',
  rocket: 'launch fast speed',
  globe: 'world web internet earth website',
  server: 'hosting rack',
  database: 'data storage',
  'hard-drive': 'disk backup drive',
  code: 'software programming developer terminal',
  bot: 'robot ai assistant',
  search: 'magnifier find loupe',
  handshake: 'partner partnership deal agreement',
  'file-check': 'file check checklist checkmark',
  refresh: 'reload update sync',
  network: 'connection connections',
  workflow: 'process automation flow',
  wifi: 'wireless signal',
  'book-open': 'book read guide handbook',
  graduation: 'school learning training education',
  store: 'shop cart retail',
  sparkles: 'star stars magic new',
  target: 'goal aim',
  heart: 'love health',
};

/** Returns the icon that a word means, or is a slip of; null where neither is certain. */
export function nearestIcon(word: string, icons: readonly string[]): string | null {
  const plain = word
    .toLowerCase()
    .replace(/[_\s]+/g, '-')
    .replace(/-(icon|outline|solid)$/, '');
  const meant = Object.entries(ICON_WORDS).find(
    ([icon, words]) => icons.includes(icon) && words.split(' ').includes(plain),
  );
  if (meant) return meant[0];
  const near = nearest(plain, icons);
  return near !== null && near[0] === plain[0] ? near : null;
}
