import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../theme/index.ts';

export type SkeletonProps = {
  height: number | string;
  width?: number | string;
  radius?: keyof typeof radius;
  className?: string;
  /** Hidden from screen readers: the region that will be filled carries it. */
  'aria-busy'?: never;
};

/**
 * Reserves space for content of known size. The region around it carries `aria-busy`; `QueryStates` and `ListPage` of the
 * kit put one around what they show while a query is pending.
 */
export function Skeleton({ height, width = '100%', radius: corner = 'm', className }: SkeletonProps) {
  return <Block aria-hidden className={className} $h={px(height)} $w={px(width)} $corner={corner} />;
}

/** Reserves space for a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number; 'aria-busy'?: never }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Block
          key={`line-${line + 1}`}
          $h="12px"
          $w={line === lines - 1 && lines > 1 ? '62%' : '100%'}
          $corner="s"
        />
      ))}
    </Lines>
  );
}

function px(size: number | string): string {
  return typeof size === 'number' ? `${size}px` : size;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const Block = styled.div<{ $h: string; $w: string; $corner: keyof typeof radius }>`
  block-size: ${(p) => p.$h};
  inline-size: ${(p) => p.$w};
  max-inline-size: 100%;
  border-radius: ${(p) => radius[p.$corner]};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out 0.4s infinite;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[1]};
`;
