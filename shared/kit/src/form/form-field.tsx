import { type FormSchema, useField } from '@formisch/react';
import type { ChangeEvent, FocusEventHandler, ReactNode } from 'react';
import type * as v from 'valibot';
import type { SchemaForm } from './use-schema-form.ts';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props that connect a labelled field of the design system with its form; spread them on it. */
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
 * It shows its error from the first character on; an untouched field shows one only after a submission.
 */
export function FormField<S extends FormSchema>({ of, name, children }: FormFieldProps<S>) {
  const field = useNamedField(of, name);
  const showsError = field.isEdited || of.isSubmitted;
  return children({
    name,
    value: String(field.input ?? ''),
    error: showsError ? field.errors?.[0] : undefined,
    ref: field.props.ref,
    onChange: field.props.onChange,
    onFocus: field.props.onFocus,
    onBlur: field.props.onBlur,
  });
}

function useNamedField(form: SchemaForm, name: string) {
  return useField(form, { path: [name] });
}
