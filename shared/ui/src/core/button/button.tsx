import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { type Target, targetProps } from '../link/link.tsx';
import { Ring } from '../spinner/spinner.tsx';
import { space } from '../theme/index.ts';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Target &
  ButtonLook & {
    icon?: ReactNode;
    iconEnd?: ReactNode;
    /** Shows a spinner and ignores clicks, while size and focus stay. */
    pending?: boolean;
    /** Full width. */
    full?: boolean;
    download?: boolean | string;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button, or with `to` or `href` a link that looks like one. One `primary` on a screen. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    icon,
    iconEnd,
    pending,
    full,
    to,
    href,
    children,
    ...rest
  } = props;
  const target = targetProps({ to, href });
  return (
    <Base
      $variant={variant}
      $size={size}
      $full={full}
      {...('as' in target ? target : { type: 'button' as const })}
      {...rest}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true, onClick: swallow } : {})}
    >
      <Label $hidden={pending}>
        {icon}
        {children !== undefined && <span>{children}</span>}
        {iconEnd}
      </Label>
      {pending && (
        <Busy>
          <Ring $px={16} />
        </Busy>
      )}
    </Base>
  );
}

/** Stops clicks on a busy button: no submission, no navigation, no handlers. */
export function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const Base = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $full?: boolean }>`
  ${buttonStyle}
  ${(p) => p.$full && 'inline-size: 100%;'}
`;

const Label = styled.span<{ $hidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  ${(p) => p.$hidden && 'opacity: 0;'}
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`;
