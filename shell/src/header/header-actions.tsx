import { useLocation } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { BasketIcon, BellIcon, CompareIcon, HeartIcon } from '@shop/shared/ui/icons';
import styled from 'styled-components';
import { useLazyPart } from '../navigation/use-lazy-part.ts';
import { useHeader } from './header.queries.ts';
import { HeaderAction } from './header-action.tsx';

/** Counters and the bell (§2). A manager has no basket, and operations nothing of the shop (§6). */
export function HeaderActions() {
  const header = useHeader();
  const hasShop = useIsAllowed('shop.use');
  const hasBasket = useIsAllowed('basket.use');
  const { pathname } = useLocation();
  const MiniBasket = useLazyPart(loadMiniBasket, hasBasket);
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
      {hasBasket && (
        <>
          <HeaderAction to="/basket/" label="Корзина" icon={<BasketIcon />} count={header?.basket.length} />
          <Unfolded>{MiniBasket && <MiniBasket key={pathname} />}</Unfolded>
        </>
      )}
    </>
  );
}

/** Beside the rest that comes after the page. */
async function loadMiniBasket() {
  return (await import(/* webpackChunkName: "page-end" */ './mini-basket.tsx')).MiniBasket;
}

/** Keeps the place of what comes later. */
const Unfolded = styled.div`
  display: grid;
  min-inline-size: 24px;
`;
