import { company } from '../site/company';

/** Characters that cannot be confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const INITIALS = company.brand
  .split(' ')
  .map((word) => word[0])
  .join('');

/** Returns a new reference such as `KR-7F3K-Q2`: six random characters, 729 million possibilities. */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${INITIALS}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
