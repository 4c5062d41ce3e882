/** Returns up to two initials of a name: `Maren Holt` → `MH`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Letter}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
