import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const sizes = { s: 14, m: 18, l: 32 } as const;

export type SpinnerProps = { size?: keyof typeof sizes; label?: string };

/** Indicates loading content of unknown size; for a known size use a Skeleton. */
export function Spinner({ size = 'm', label = 'Загрузка' }: SpinnerProps) {
  return (
    <Ring $px={sizes[size]} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Ring>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The spinner without a text, for parts that announce that they are busy. */
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
