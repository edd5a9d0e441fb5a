import { Field, type FieldLook } from '../field/field.tsx';
import { Input, type InputProps } from '../field/input.tsx';

export type TextFieldProps = InputProps & FieldLook;

/** A single-line text field with a label. Accepts the props of `FormField` in `@shop/kit/form`. */
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
