import { Link, useLocation } from '@shop/platform/router';
import { CountBadge, Text } from '@shop/ui';
import { color, controlHeight, font, media, radius, space, text } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { isActive, type MenuItem } from '../common/menu.queries.ts';

type MenuLinkProps = Pick<MenuItem, 'link' | 'name'> &
  Partial<Pick<MenuItem, 'notifications' | 'counter' | 'isMarked' | 'isSoon'>> & {
    readonly icon: ReactNode;
    /** Paths of the same menu below this one: if one of them matches, this item is not the active one. */
    readonly below?: readonly string[];
  };

/** One item of the side menu: counter, a dot for news without a number, or «Скоро» without a link (§2). */
export function MenuLink({
  link,
  name,
  icon,
  notifications = 0,
  counter = 0,
  isMarked,
  isSoon,
  below = [],
}: MenuLinkProps) {
  const { pathname } = useLocation();
  if (isSoon || !isKnownPath(link))
    return (
      <Soon aria-disabled>
        {icon}
        <Name>{name}</Name>
        <Text size="xs" tone="subtle">
          Скоро
        </Text>
      </Soon>
    );
  const count = counter || Number(notifications);
  const hasDot = notifications === true || (isMarked && count === 0);
  const isDeepest = !below.some((other) => isActive(other, pathname));
  const current = isActive(link, pathname) ? (isDeepest ? 'page' : true) : undefined;
  return (
    <Item to={link} aria-current={current}>
      {icon}
      <Name>{name}</Name>
      {hasDot ? <Dot role="img" aria-label="Есть новое" /> : <CountBadge count={count} tone="neutral" />}
    </Item>
  );
}

/** A link to a page of the server outside the shop. */
export function OutsideLink({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  return (
    <Outside href={href}>
      {icon}
      <Name>{name}</Name>
    </Outside>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${controlHeight.m};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  ${text.m}
  text-decoration: none;
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const entry = css`
  ${row}
  color: ${color.text};
  .lucide {
    color: ${color.textSubtle};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Outside = styled.a`
  ${entry}
`;

const Item = styled(Link)`
  ${entry}
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${font.medium};
    .lucide {
      color: ${color.accentText};
    }
  }
`;

const Soon = styled.span`
  ${row}
  color: ${color.textDisabled};
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${radius.full};
  background: ${color.accent};
`;
