import { COUNTER_MAX } from '@shop/domain/constants';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, fontSize, radius, space, type Tone, text } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type BadgeProps = HTMLAttributes<HTMLSpanElement> & { tone?: Tone; icon?: ReactNode };

/** A state in a word or two. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Label $tone={tone} {...rest}>
      {icon}
      {children}
    </Label>
  );
}

export type CountBadgeProps = { count: number; label?: string; tone?: 'accent' | 'neutral' };

/** Formats a count: `99+` above 99 (§9). */
export function shortCount(count: number): string {
  return count > COUNTER_MAX ? `${COUNTER_MAX}+` : String(count);
}

/** A counter: nothing at 0, `99+` above 99 (§9). `label` names the counted things for screen readers. */
export function CountBadge({ count, label, tone = 'accent' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Count $tone={tone}>
      {label && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
      {shortCount(count)}
    </Count>
  );
}

const Label = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: ${radius.s};
  background: ${(p) => color[`${p.$tone}Soft`]};
  color: ${(p) => (p.$tone === 'accent' ? color.accentText : color[p.$tone])};
  ${text.xs}
  font-weight: ${font.medium};
  white-space: nowrap;
  .lucide {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.25;
  }
`;

const Count = styled.span<{ $tone: 'accent' | 'neutral' }>`
  display: inline-grid;
  place-content: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: ${radius.full};
  background: ${(p) => (p.$tone === 'accent' ? color.accent : color.neutralSoft)};
  color: ${(p) => (p.$tone === 'accent' ? color.onAccent : color.textMuted)};
  font-size: ${fontSize.xxs};
  line-height: 1;
  font-weight: ${font.bold};
  ${font.tabular}
`;
