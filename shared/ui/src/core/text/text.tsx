import type { AllHTMLAttributes, ElementType, HTMLAttributes, Ref } from 'react';
import styled, { css } from 'styled-components';
import { color, font, type HeadingSize, headingText, type TextSize, text } from '../theme/index.ts';

export type TextTone =
  | 'default'
  | 'muted'
  | 'subtle'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'inverse';

export type TextWeight = 'regular' | 'medium' | 'bold';

/** The styles of running text. */
export type TextLook = {
  size?: TextSize;
  tone?: TextTone;
  weight?: TextWeight;
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, so that columns of numbers align. */
  numeric?: boolean;
  /** No line breaks. */
  nowrap?: boolean;
  /** One line with an ellipsis. */
  truncate?: boolean;
  /** At most this many lines. */
  clamp?: number;
};

export type TextProps = Omit<AllHTMLAttributes<HTMLElement>, 'size'> &
  TextLook & { as?: ElementType; ref?: Ref<HTMLElement> };

/** Running text: a `span`, or with `as="p"` a paragraph. */
export function Text(props: TextProps) {
  const { as, size, tone, weight, align, numeric, nowrap, truncate, clamp, ref, ...rest } = props;
  return (
    <Span
      as={as}
      ref={ref}
      $size={size}
      $tone={tone}
      $weight={weight}
      $align={align}
      $numeric={numeric}
      $nowrap={nowrap}
      $truncate={truncate}
      $clamp={clamp}
      {...(rest as HTMLAttributes<HTMLSpanElement>)}
    />
  );
}

type Level = 1 | 2 | 3 | 4;

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** The heading level, which sets the tag. */
  level: Level;
  /** The size; by level unless given. */
  size?: HeadingSize;
  ref?: Ref<HTMLHeadingElement>;
};

/** A heading with independent level and size. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Title as={`h${level}`} $size={size} {...rest} />;
}

const sizeOfLevel: Record<Level, HeadingSize> = { 1: 'xl', 2: 'm', 3: 's', 4: 's' };

const tones: Record<TextTone, string> = {
  default: color.text,
  muted: color.textMuted,
  subtle: color.textSubtle,
  accent: color.accentText,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  inverse: color.onInverse,
};

type Dollar<T> = { [K in keyof T as `$${K & string}`]: T[K] };

const Span = styled.span<Dollar<TextLook>>`
  ${(p) => p.$size && text[p.$size]}
  ${(p) => p.$tone && `color: ${tones[p.$tone]};`}
  ${(p) => p.$weight && `font-weight: ${font[p.$weight]};`}
  ${(p) => p.$align && `text-align: ${p.$align};`}
  ${(p) => p.$numeric && font.tabular}
  ${(p) => p.$nowrap && 'white-space: nowrap;'}
  ${(p) =>
    p.$truncate &&
    css`
      display: block;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    `}
  ${(p) =>
    p.$clamp &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${p.$clamp};
      overflow: hidden;
    `}
`;

const Title = styled.h2<{ $size: HeadingSize }>`
  ${(p) => headingText[p.$size]}
  font-weight: ${font.bold};
  text-wrap: balance;
`;
