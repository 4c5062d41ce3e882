/** Returns what a fact, or a file of facts, is called: `unconfirmedClaims` → `Unconfirmed claims`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what a form calls a setting of a block: the first words of its doc comment, or its name if those are code. */
export function settingLabel({ name, description }: { name: string; description: string }): string {
  const [words = ''] = /^[^`:;,.(]{3,50}(?=[:;,.(]|$)/.exec(description) ?? [];
  return words.trim() || labelOf(name);
}
