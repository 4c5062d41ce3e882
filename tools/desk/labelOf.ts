import type { Setting } from '../../plugins/handbook/documentation';

/** Returns what a fact, or a file of facts, is called: `sampleFacts` → `Sample facts`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns what a form calls a setting of a block: the first words of its doc comment, or its name if those are code. */
export function settingLabel({ name, description }: Setting): string {
  const [words = ''] = /^[^`:;,.(]{3,50}(?=[:;,.(]|$)/.exec(description) ?? [];
  return words.trim() || labelOf(name);
}

/** Returns what a form says below a setting: what its doc comment says beyond the label, with its choices as the form calls them. */
export function settingHelp(setting: Setting): string {
  const { description, choices } = setting;
  const rest = description.slice(settingLabel(setting).length);
  const more = /^[:;,.]/.test(rest) ? rest.slice(1).trim() : description;
  const text = choices.reduce((sum, choice) => sum.replaceAll(`\`${choice}\``, `“${labelOf(choice)}”`), more);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a text without the marks of Markdown's links and code: `<Steps>` is Steps, and `to` is “to”. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`<(\w+)[^`]*>`/g, '$1')
    .replace(/`([^`]*)`/g, '“$1”');
}
