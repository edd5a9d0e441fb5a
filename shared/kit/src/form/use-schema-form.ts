import { type FormSchema, type FormStore, useForm } from '@formisch/react';
import { useState } from 'react';
import type * as v from 'valibot';

/** A form of flat fields, as `useSchemaForm` makes it. */
export type SchemaForm<S extends FormSchema = FormSchema> = FormStore<S>;

/** A form whose fields are not known by name. */
export type AnyForm = FormStore<v.GenericSchema<Record<string, string>>>;

/**
 * A form that checks itself by the schema on every input (§5). `initial` counts at the first render only; a field
 * without one begins empty.
 */
export function useSchemaForm<S extends FormSchema>(
  schema: S,
  initial?: { readonly [name in keyof v.InferInput<S>]?: v.InferInput<S>[name] },
): SchemaForm<S> {
  const form = useForm({ schema, initialInput: initial as never, validate: 'input' });
  // A memoised store may be made anew, as Fast Refresh does after every edit; what was typed is in the first.
  const [first] = useState(form);
  return first;
}
