import { Link, useLocation } from '@shop/platform/router';
import { color, media, radius, space, text } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { CountedIcon } from '../common/counted-icon.tsx';
import { isActive } from '../common/menu.queries.ts';

interface HeaderActionProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count?: number;
  /** The meaning of a dot without a number. */
  readonly flag?: string;
}

/** An entry of the header: icon, name and counter; «Скоро» while no screen has its path. */
export function HeaderAction({ to, label, icon, count, flag }: HeaderActionProps) {
  const { pathname } = useLocation();
  const content = (
    <>
      <span>{label}</span>
      <CountedIcon {...{ icon, count, flag }} />
    </>
  );
  if (!isKnownPath(to))
    return (
      <Soon aria-disabled title="Скоро">
        {content}
      </Soon>
    );
  return (
    <Action to={to} aria-current={isActive(to, pathname) ? 'page' : undefined}>
      {content}
    </Action>
  );
}

const look = css`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-inline-size: 68px;
  padding: ${space[2]} ${space[2]};
  border-radius: ${radius.m};
  ${text.xs}
  text-decoration: none;
`;

const Action = styled(Link)`
  ${look}
  color: ${color.textMuted};
  ${media.hover} {
    &:hover {
      color: ${color.text};
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    color: ${color.accentText};
  }
`;

const Soon = styled.span`
  ${look}
  color: ${color.textDisabled};
`;
