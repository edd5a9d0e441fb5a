import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const sizes = { s: 14, m: 18, l: 32 } as const;

export type SpinnerProps = { size?: keyof typeof sizes; label?: string };

/** Something is on its way and its size is not known; where the size is known, use a Skeleton. */
export function Spinner({ size = 'm', label = 'Загрузка' }: SpinnerProps) {
  return (
    <Ring $px={sizes[size]} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Ring>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The turning ring alone, silent, for parts that already say they are busy. */
export const Ring = styled.span<{ $px: number }>`
  display: inline-block;
  flex: none;
  position: relative;
  inline-size: ${(p) => p.$px}px;
  block-size: ${(p) => p.$px}px;
  border: 2px solid currentcolor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
