import { useLocation } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { BasketIcon, BellIcon, CompareIcon, HeartIcon } from '@shop/ui/parts/icons';
import styled from 'styled-components';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { useHeader } from '../common/header.queries.ts';
import { HeaderAction } from './header-action.tsx';

/** Counters and the bell (§2); operations see nothing of the shop (§6). */
export function HeaderActions() {
  const header = useHeader();
  const hasShop = useIsAllowed('shop.use');
  if (!hasShop) return null;
  return (
    <>
      <HeaderAction to="/compare/" label="Сравнение" icon={<CompareIcon />} count={header?.compare.length} />
      <HeaderAction
        to="/favourites/"
        label="Избранное"
        icon={<HeartIcon />}
        count={header?.favourites.length}
      />
      <HeaderAction
        to="/notification/"
        label="Уведомления"
        icon={<BellIcon />}
        flag={header?.hasNewNotifications ? 'Есть новые уведомления' : undefined}
      />
    </>
  );
}

/** The basket with its popover; a manager has none (§2, §6). */
export function HeaderBasket() {
  const header = useHeader();
  const hasBasket = useIsAllowed('basket.use');
  const { pathname } = useLocation();
  const MiniBasket = useShellChunk(loadMiniBasket, hasBasket);
  if (!hasBasket) return null;
  return (
    <Place>
      <HeaderAction to="/basket/" label="Корзина" icon={<BasketIcon />} count={header?.basket.length} />
      <Unfolded>{MiniBasket && <MiniBasket key={pathname} />}</Unfolded>
    </Place>
  );
}

/** Loads together with everything else that follows the page. */
async function loadMiniBasket() {
  return (await import(/* webpackChunkName: "page-end" */ './mini-basket.tsx')).MiniBasket;
}

const Place = styled.div`
  display: flex;
`;

/** Reserves the space of content that loads later. */
const Unfolded = styled.div`
  display: grid;
  min-inline-size: 24px;
`;
