import { type FormEvent, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import styled from 'styled-components';
import { Field, type FieldLook } from '../../core/field/field.tsx';
import { controlEdge, controlStates, controlText } from '../../core/field/input.tsx';
import { color, space } from '../../core/theme/index.ts';
import { countRows } from './count-rows.ts';

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldLook & { minRows?: number; maxRows?: number; ref?: Ref<HTMLTextAreaElement> };

/** A multi-line text field that grows with its text up to a maximum (§5). */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    id,
    className,
    minRows = 3,
    maxRows = 12,
    ...native
  } = props;
  const [typed, setTyped] = useState(String(native.defaultValue ?? ''));
  const content = native.value === undefined ? typed : String(native.value);
  function handleInput(event: FormEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value);
    native.onInput?.(event as Parameters<NonNullable<typeof native.onInput>>[0]);
  }
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, className }}>
      {(control) => (
        <Area {...native} {...control} onInput={handleInput} rows={countRows(content, minRows, maxRows)} />
      )}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlEdge}
  ${controlText}
  inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  color: ${color.text};
  resize: vertical;
  ${controlStates}
`;
