import type { AllHTMLAttributes, ElementType, Ref } from 'react';
import styled, { css } from 'styled-components';
import { type Breakpoint, color, media, type Space, space } from '../theme/index.ts';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'between';

/** Props of every box: gap and padding as steps of the 4 px grid, and native attributes. */
export type BoxProps = Omit<AllHTMLAttributes<HTMLElement>, 'wrap'> & {
  as?: ElementType;
  ref?: Ref<HTMLElement>;
  gap?: Space;
  padding?: Space;
  align?: Align;
};

export type FlexProps = BoxProps & { justify?: Justify; wrap?: boolean };

/** A column of parts. */
export function Stack({ as, gap = 4, padding, align, justify, wrap, ...rest }: FlexProps) {
  const layout = { $gap: gap, $padding: padding, $align: align, $justify: justify, $wrap: wrap };
  return <Column as={as} {...layout} {...native(rest)} />;
}

/** A row of parts, which wraps unless `wrap` is false. */
export function Row({ as, gap = 3, padding, align = 'center', justify, wrap = true, ...rest }: FlexProps) {
  const layout = { $gap: gap, $padding: padding, $align: align, $justify: justify, $wrap: wrap };
  return <Box as={as} {...layout} {...native(rest)} />;
}

export type GridProps = BoxProps & {
  /** A grid template: `"1fr 320px"`. */
  columns?: string;
  /** Makes as many equal columns as fit with at least this width in px. */
  min?: number;
  /** One column below this breakpoint. */
  collapse?: Breakpoint;
};

/** A grid with columns by template or by least width. */
export function Grid({ as, columns, min, gap = 4, padding, align, collapse, ...rest }: GridProps) {
  const template = columns ?? (min ? `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` : undefined);
  const layout = { $gap: gap, $padding: padding, $align: align, $template: template, $collapse: collapse };
  return <GridBox as={as} {...layout} {...native(rest)} />;
}

/** A hairline between parts. */
export const Divider = styled.hr`
  inline-size: 100%;
  block-size: 1px;
  margin: 0;
  border: 0;
  background: ${color.line};
`;

function native(rest: AllHTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }) {
  return rest as AllHTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> };
}

const positions: Record<Align | Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
  between: 'space-between',
};

const Box = styled.div<{
  $gap: Space;
  $padding?: Space;
  $align?: Align;
  $justify?: Justify;
  $wrap?: boolean;
}>`
  display: flex;
  min-inline-size: 0;
  gap: ${(p) => space[p.$gap]};
  ${(p) => p.$wrap && 'flex-wrap: wrap;'}
  ${(p) => p.$padding && `padding: ${space[p.$padding]};`}
  ${(p) => p.$align && `align-items: ${positions[p.$align]};`}
  ${(p) => p.$justify && `justify-content: ${positions[p.$justify]};`}
`;

const Column = styled(Box)`
  flex-direction: column;
`;

const GridBox = styled.div<{
  $gap: Space;
  $padding?: Space;
  $align?: Align;
  $template?: string;
  $collapse?: Breakpoint;
}>`
  display: grid;
  min-inline-size: 0;
  gap: ${(p) => space[p.$gap]};
  ${(p) => p.$template && `grid-template-columns: ${p.$template};`}
  ${(p) => p.$padding && `padding: ${space[p.$padding]};`}
  ${(p) => p.$align && `align-items: ${positions[p.$align]};`}
  & > * {
    min-inline-size: 0;
  }
  ${(p) =>
    p.$collapse &&
    css`
      ${media.down(p.$collapse)} {
        grid-template-columns: minmax(0, 1fr);
      }
    `}
`;
