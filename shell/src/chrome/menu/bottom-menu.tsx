import { Link, useLocation } from '@shop/platform/router';
import { useIsAllowed, useSession } from '@shop/platform/session';
import { BasketIcon, CatalogIcon, HeartIcon, HomeIcon, ProfileIcon } from '@shop/ui/parts/icons';
import { color, space, text, z } from '@shop/ui/theme';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { openCatalogMenuAtom } from '../catalog-menu/open-catalog-menu.atoms.ts';
import { CountedIcon } from '../common/counted-icon.tsx';
import { useHeader } from '../common/header.queries.ts';
import { isActive } from '../common/menu.queries.ts';

/**
 * The menu at the bottom of phones (§2): Home, Catalogue, Favourites, Basket, Profile. A manager has no basket and
 * operations have no shop; «Скоро» without a link while no screen has the path.
 */
export function BottomMenu() {
  const header = useHeader();
  const sections = useAtomValue(openCatalogMenuAtom);
  const hasShop = useIsAllowed('shop.use');
  const hasBasket = useIsAllowed('basket.use');
  const isUnknown = useSession().status === 'unknown';
  return (
    <Bar aria-label="Быстрое меню">
      <Room />
      <Entry to="/" name="Главная" icon={<HomeIcon />} />
      {/* Reserves the space of what a customer has, since most users are customers. */}
      {isUnknown && <span style={{ gridColumn: 'span 3' }} />}
      {hasShop && (
        <>
          <Entry to="/catalog/" name="Каталог" icon={<CatalogIcon />} onOpen={sections?.open} />
          <Entry to="/favourites/" name="Избранное" icon={<HeartIcon />} count={header?.favourites.length} />
        </>
      )}
      {hasBasket && (
        <Entry to="/basket/" name="Корзина" icon={<BasketIcon />} count={header?.basket.length} />
      )}
      <Entry to="/my-profile/" name="Профиль" icon={<ProfileIcon />} />
    </Bar>
  );
}

interface EntryProps {
  readonly to: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly count?: number;
  /** Opens the target of the entry over the page. */
  readonly onOpen?: (() => void) | undefined;
}

function Entry({ to, name, icon, count, onOpen }: EntryProps) {
  const { pathname } = useLocation();
  const content = (
    <>
      <span>{name}</span>
      <CountedIcon {...{ icon, count }} />
    </>
  );
  if (!isKnownPath(to))
    return (
      <Soon aria-disabled title="Скоро">
        {content}
      </Soon>
    );
  const current = isActive(to, pathname) ? 'page' : undefined;
  if (onOpen)
    return (
      <Opener type="button" aria-haspopup="dialog" aria-current={current} onClick={onOpen}>
        {content}
      </Opener>
    );
  return (
    <Cell to={to} aria-current={current}>
      {content}
    </Cell>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z.bottomMenu};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`;

const cell = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  block-size: 56px;
  padding: ${space[1]};
  border: 0;
  background: none;
  ${text.xs}
  color: ${color.textMuted};
  text-decoration: none;
  &[aria-current] {
    color: ${color.accentText};
  }
`;

const Cell = styled(Link)`
  ${cell}
`;

const Opener = styled.button`
  ${cell}
`;

const Soon = styled.span`
  ${cell}
  color: ${color.textDisabled};
`;

/** Other fixed elements stack above it, and the page ends above all of them (`layout/page-bottom.ts`). */
const Room = createGlobalStyle`
  html {
    --menu: calc(56px + env(safe-area-inset-bottom));
    --bottom-inset: 0px;
  }
`;
