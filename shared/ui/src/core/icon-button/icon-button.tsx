import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CountBadge, shortCount } from '../badge/badge.tsx';
import { type ButtonProps, swallow } from '../button/button.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '../button/button-style.ts';
import { targetProps } from '../link/link.tsx';
import { Ring } from '../spinner/spinner.tsx';
import { color, controlHeight, media } from '../theme/index.ts';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'iconEnd' | 'full' | 'icon'> & {
  /** The accessible name, also shown on hover. */
  label: string;
  icon: ReactNode;
  /** Makes it a toggle. */
  pressed?: boolean;
  /** A count on the corner. */
  count?: number;
};

/** A square button with an icon and an accessible name. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'm', pressed, count, pending, to, href, ...rest } = props;
  const target = targetProps({ to, href });
  return (
    <Square
      $variant={variant}
      $size={size}
      aria-label={count ? `${label}: ${shortCount(count)}` : label}
      aria-pressed={pressed}
      title={label}
      {...('as' in target ? target : { type: 'button' as const })}
      {...rest}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true, onClick: swallow } : {})}
    >
      {pending ? <Ring $px={16} /> : icon}
      {count ? (
        <Corner aria-hidden>
          <CountBadge count={count} />
        </Corner>
      ) : null}
    </Square>
  );
}

const Square = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
  padding: 0;
  inline-size: ${(p) => controlHeight[p.$size]};
  .lucide {
    inline-size: ${(p) => (p.$size === 's' ? 16 : 20)}px;
    block-size: ${(p) => (p.$size === 's' ? 16 : 20)}px;
  }
  &[aria-pressed='true'] {
    color: ${color.accentText};
    .lucide {
      fill: currentcolor;
      fill-opacity: 0.16;
    }
  }
  ${media.coarse} {
    padding-inline: 0;
    min-inline-size: ${controlHeight.touch};
  }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-start: calc(100% - 14px);
  display: flex;
`;
