/** A field as people read it. */
export interface ShownField {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Whether people read the same in both. */
export function isSame(before: readonly ShownField[], after: readonly ShownField[]): boolean {
  return before.length === after.length && before.every(({ name, text }) => textOf(after, name) === text);
}

/** The text of the field with the name; empty if there is none. */
export function textOf(fields: readonly ShownField[], name: string): string {
  return fields.find((field) => field.name === name)?.text ?? '';
}
