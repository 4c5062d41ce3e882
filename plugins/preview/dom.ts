type Child = Node | string | null;

/** Creates an element. Text is never parsed as HTML: branch names and changed words are untrusted. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  }
  created.append(...children.filter((child) => child !== null));
  return created;
}
