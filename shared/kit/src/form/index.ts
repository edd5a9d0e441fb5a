/**
 * Forms by schema (decision 032): `useSchemaForm` makes one from a valibot schema, `FormField` connects one of its fields
 * with any part of the design system, `useSubmission` sends it and shows the server's refusals at the fields.
 */
export { Form, type FormSchema, getInput, handleSubmit, setInput } from '@formisch/react';
export { readTexts, setText } from './field-text.ts';
export { FormField, type WiredField } from './form-field.tsx';
export { type FormWith, type SchemaForm, useSchemaForm } from './use-schema-form.ts';
export { useSubmission } from './use-submission.ts';
