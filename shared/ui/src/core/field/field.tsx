import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, font, space, text } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The props of a control inside a field; spread them on it. */
export type Control = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** Props of every labelled field. */
export type FieldLook = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The error message; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
};

export type FieldProps = FieldLook & {
  id?: string;
  className?: string;
  children: (control: Control) => ReactNode;
};

/** Label, hint and error around a control, associated with it by id. */
export function Field({ label, labelHidden, hint, error, required, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ');
  const caption = (
    <Label htmlFor={controlId}>
      {label}
      {required && <Mark aria-hidden> *</Mark>}
    </Label>
  );
  return (
    <Box className={className}>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <ErrorText id={`${controlId}-error`}>{error}</ErrorText>}
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
    </Box>
  );
}

/** Stacks label, control, hint and error of a field. */
export const fieldBox = css`
  display: grid;
  align-content: start;
  gap: 6px;
  min-inline-size: 0;
`;

const Box = styled.div`
  position: relative;
  ${fieldBox}
`;

/** The style of a field's label, also for legends of groups. */
export const Label = styled.label`
  ${text.s}
  font-weight: ${font.medium};
  color: ${color.text};
`;

const Mark = styled.span`
  color: ${color.danger};
`;

export const Hint = styled.div`
  ${text.s}
  color: ${color.textMuted};
`;

export const ErrorText = styled.div`
  ${text.s}
  color: ${color.danger};
  padding-inline-start: ${space[2]};
  border-inline-start: 2px solid ${color.danger};
`;
