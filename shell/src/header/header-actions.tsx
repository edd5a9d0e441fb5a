import { BasketIcon, BellIcon, CompareIcon, HeartIcon } from '@shop/shared/ui/icons';
import { useHeader } from './header.queries.ts';
import { HeaderAction } from './header-action.tsx';

/** Counters and the bell (§2). A manager has no basket (§6). */
export function HeaderActions() {
  const header = useHeader();
  const isManager = header?.user.role === 'MANAGER';
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
      {!isManager && (
        <HeaderAction to="/basket/" label="Корзина" icon={<BasketIcon />} count={header?.basket.length} />
      )}
    </>
  );
}
