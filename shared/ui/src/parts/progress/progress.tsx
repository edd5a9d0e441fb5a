import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, radius, space, text } from '../../core/theme/index.ts';

export type ProgressProps = {
  label: ReactNode;
  /** Undefined for an indeterminate progress. */
  value?: number;
  max?: number;
  /** «1 200 из 50 000 строк» */
  valueText?: string;
};

/** A progress bar. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();
  return (
    <Box>
      <Texts>
        <label htmlFor={id}>{label}</label>
        {valueText && <span>{valueText}</span>}
      </Texts>
      <Bar id={id} value={value} max={max} aria-valuetext={valueText} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Texts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  ${text.s}
  font-variant-numeric: tabular-nums;
  & > span {
    color: ${color.textMuted};
  }
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius.full};
  background: ${color.line};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
  &:indeterminate {
    background: linear-gradient(90deg, ${color.line} 30%, ${color.accent} 50%, ${color.line} 70%) 0 0 / 200% 100%;
    animation: shop-progress 1.6s linear infinite;
    &::-webkit-progress-bar {
      background: none;
    }
  }
  @keyframes shop-progress {
    from {
      background-position: 150% 0;
    }
    to {
      background-position: -50% 0;
    }
  }
`;
