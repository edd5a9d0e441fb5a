import { type FormConfig, type FormSchema, type FormStore, useForm } from '@formisch/react';
import { useState } from 'react';
import type * as v from 'valibot';

/** A form of flat fields, as `useSchemaForm` makes it. Without a schema it stands for any form. */
export type SchemaForm<S extends FormSchema = FormSchema> = FormStore<S>;

/**
 * Any form that has at least these text fields. Groups of fields that several forms share take one:
 * `FormWith<'password' | 'confirmation'>` accepts every form whose schema has both.
 */
export type FormWith<Name extends string> = FormStore<
  v.GenericSchema<{ [name in Name]?: string | undefined }, Record<Name, unknown>>
>;

/**
 * Makes a form that validates itself against the schema on every input (§5). `initial` counts at the first render only; a
 * field without one begins empty.
 */
export function useSchemaForm<S extends FormSchema>(
  schema: S,
  initial?: FormConfig<S>['initialInput'],
): SchemaForm<S> {
  const form = useForm({ schema, initialInput: initial, validate: 'input' });
  // Formisch 1.1 subscribes the component whose hook ran last, and drops its subscriptions at every run. A component that
  // React renders without its children, since a state was set to what it was, would lose those that the children made, and
  // a form that was refused would look as if it were still being sent. So the subscription is made here.
  void form.isSubmitting;
  // Fast Refresh runs the memo of Formisch again after every edit; what was typed is in the first store.
  const [first] = useState(form);
  return first;
}
