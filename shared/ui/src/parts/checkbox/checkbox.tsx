import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { ErrorText, Hint } from '../../core/field/field.tsx';
import { color, controlHeight, media, radius, space, text } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of the items that it stands for are checked. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox; `indeterminate` means that some of several items are checked. */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, hint, error, indeterminate = false, className, ref, ...native } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  function attach(element: HTMLInputElement | null) {
    input.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  }
  return (
    <Box className={className}>
      <Line>
        <Mark
          type="checkbox"
          {...native}
          ref={attach}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
        />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Line>
      {hint && (
        <Under as={Hint} id={`${id}-hint`}>
          {hint}
        </Under>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Box>
  );
}

/** The line of a checkbox or radio button: the mark and its label, as high as a touch target. */
export const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-block-size: 24px;
  padding-block: 2px;
  cursor: pointer;
  ${text.m}
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
    padding-block: 11px;
  }
`;

/**
 * The box or circle of a choice. CSS treats the radio buttons of a group without a choice as indeterminate; here they
 * are empty.
 */
export const mark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px;
  border: 1px solid ${color.control};
  background: ${color.surface};
  cursor: inherit;
  &::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    background: ${color.onAccent};
    opacity: 0;
  }
  &:hover {
    border-color: ${color.textMuted};
  }
  &:is(:checked, :where([type='checkbox']):indeterminate) {
    border-color: ${color.accent};
    background: ${color.accent};
    &::before {
      opacity: 1;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
    &::before {
      background: ${color.control};
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Mark = styled.input`
  ${mark}
  border-radius: ${radius.s};
  &::before {
    clip-path: polygon(14% 44%, 0 60%, 42% 96%, 100% 18%, 84% 4%, 40% 66%);
  }
  &:indeterminate::before {
    clip-path: inset(40% 0);
  }
`;

const Box = styled.div`
  min-inline-size: 0;
`;

const Under = styled.div`
  padding-inline-start: 28px;
`;
