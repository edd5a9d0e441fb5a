const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text or an attribute's value, safe between tags and double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** JSON for the inside of a `<script>`: no `<`, so nothing in it can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An opening tag; `true` writes the bare name, `false` and undefined leave it out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}
