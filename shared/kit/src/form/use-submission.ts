import type { FormSchema } from '@formisch/react';
import type { WireNames } from '@shop/contracts/platform/call';
import { useState } from 'react';
import type * as v from 'valibot';
import { placeRefusal } from './place-refusal.ts';
import type { SchemaForm } from './use-schema-form.ts';

/**
 * Sends a form that its schema has accepted: `<Form of={form} onSubmit={onSubmit}>`. An error that `send` throws appears
 * at the fields it names, the first of which takes the focus, or as `notice`; nothing typed is lost.
 */
export function useSubmission<S extends FormSchema>(
  form: SchemaForm<S>,
  send: (values: v.InferOutput<S>) => Promise<void>,
  names?: WireNames,
) {
  const [notice, setNotice] = useState<string>();
  async function onSubmit(values: v.InferOutput<S>) {
    setNotice(undefined);
    try {
      await send(values);
    } catch (error) {
      setNotice(placeRefusal(form, error, names));
    }
  }
  return { onSubmit, notice };
}
