import { Field, type FieldLook } from '../field/field.tsx';
import { Input, type InputProps } from '../field/input.tsx';

export type TextFieldProps = InputProps & FieldLook;

/** One line of text with its label. Takes what `FormField` of `@shop/kit/form` gives. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  ...input
}: TextFieldProps) {
  const look = { label, labelHidden, hint, error, required, id, className };
  return <Field {...look}>{(control) => <Input {...input} {...control} />}</Field>;
}
