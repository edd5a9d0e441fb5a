/**
 * Forms by schema (decision 032): `useSchemaForm` makes one from a valibot schema, `FormField` wires a field of it to any
 * part of the design system, `useSubmission` sends it and puts what the server refuses at the fields.
 */
export { Form, getInput, handleSubmit, setInput } from '@formisch/react';
export { FormField, type WiredField } from './form-field.tsx';
export { type AnyForm, type SchemaForm, useSchemaForm } from './use-schema-form.ts';
export { useSubmission } from './use-submission.ts';
