import { company } from '../site/company';

/** Characters that cannot be confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const INITIALS = company.brand
  .split(' ')
  .map((word) => word[0])
  .join('');

function randomCharacter(): string {
  // Higher bytes would make the first characters of the alphabet more likely.
  const limit = 256 - (256 % ALPHABET.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < limit ? (ALPHABET[byte % ALPHABET.length] ?? '') : randomCharacter();
}

/** Returns a new reference such as `KR-7F3K-Q2`: six random characters, 729 million possibilities. */
export function createReference(): string {
  const characters = Array.from({ length: 6 }, randomCharacter).join('');
  return `${INITIALS}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
