import { focus, getInput, setInput } from '@formisch/react';
import type { SchemaForm } from './use-schema-form.ts';

/** Returns the text of every field by its name. */
export function readTexts(form: SchemaForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(getInput(form)).map(([name, input]) => [name, String(input ?? '')]),
  );
}

/** Sets the text of a field whose name is only known at run time; `setInput` checks names that are written out. */
export function setText(form: SchemaForm, name: string, text: string): void {
  setInput(form, { path: [name], input: text });
}

/** Focuses a field whose name is only known at run time. */
export function focusField(form: SchemaForm, name: string): void {
  focus(form, { path: [name] });
}
