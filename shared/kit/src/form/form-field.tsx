import { type FormSchema, useField } from '@formisch/react';
import type { ChangeEvent, FocusEventHandler, ReactNode } from 'react';
import type * as v from 'valibot';
import type { AnyForm, SchemaForm } from './use-schema-form.ts';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a labelled field of the design system takes from its form, to be spread on it. */
export interface WiredField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly ref: (element: FieldElement | null) => void;
  readonly onChange: (event: ChangeEvent<FieldElement>) => void;
  readonly onFocus: FocusEventHandler<FieldElement>;
  readonly onBlur: FocusEventHandler<FieldElement>;
}

interface FormFieldProps<S extends FormSchema> {
  readonly of: SchemaForm<S>;
  readonly name: keyof v.InferInput<S> & string;
  readonly children: (field: WiredField) => ReactNode;
}

/**
 * One text field of a form: `<FormField of={form} name="email">{(field) => <TextField {...field} label="…" />}</FormField>`.
 * It says what is wrong from the first character on, and never before: an untouched field is told at submission.
 */
export function FormField<S extends FormSchema>({ of, name, children }: FormFieldProps<S>) {
  const field = useField(of as unknown as AnyForm, { path: [name as string] });
  const isTold = field.isEdited || of.isSubmitted;
  return children({
    name,
    value: String(field.input ?? ''),
    error: isTold ? field.errors?.[0] : undefined,
    ref: field.props.ref,
    onChange: field.props.onChange,
    onFocus: field.props.onFocus,
    onBlur: field.props.onBlur,
  });
}
