import { useIsAllowed } from '@shop/shared/session';
import { Button, Divider, Row, SkeletonText, Stack } from '@shop/shared/ui';
import { CompareIcon, HeartIcon, LogoutIcon, SettingsIcon } from '@shop/shared/ui/icons';
import { useHeader } from '../header/header.queries.ts';
import { CONSOLE_PATH } from '../home/console-path.ts';
import { CounterpartySelector } from './counterparty-selector.tsx';
import { ManagerCard } from './manager-card.tsx';
import { useMenu } from './menu.queries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink, OutsideLink } from './menu-link.tsx';

const groups = [1, 2, 3] as const;
const groupNames = { 1: 'Покупки', 2: 'Заказы и деньги', 3: 'Помощь' } as const;

/** Counterparty, compare and favourites, three groups of items, the manager's contacts, logout (§2). */
export function SideMenu({ onLogout }: { onLogout: () => void }) {
  const items = useMenu();
  const header = useHeader();
  const hasShop = useIsAllowed('shop.use');
  const managesReleases = useIsAllowed('releases.manage');
  return (
    <Stack gap={4}>
      <CounterpartySelector />
      <Stack as="nav" gap={4} aria-label="Меню">
        {hasShop && (
          <Stack gap={0}>
            <MenuLink
              link="/compare/"
              name="Сравнение"
              icon={<CompareIcon />}
              counter={header?.compare.length}
            />
            <MenuLink
              link="/favourites/"
              name="Избранное"
              icon={<HeartIcon />}
              counter={header?.favourites.length}
            />
          </Stack>
        )}
        {managesReleases && (
          <OutsideLink href={CONSOLE_PATH} name="Консоль релизов" icon={<SettingsIcon />} />
        )}
        {!items && <SkeletonText lines={8} />}
        {groups.map((group) => {
          const own = items?.filter((item) => item.group === group) ?? [];
          return own.length === 0 ? null : (
            <Stack key={group} gap={0} role="group" aria-label={groupNames[group]}>
              <Divider aria-hidden />
              {own.map((item) => (
                <MenuLink key={item.link} {...item} icon={<MenuIcon name={item.icon} />} />
              ))}
            </Stack>
          );
        })}
      </Stack>
      <Divider aria-hidden />
      <ManagerCard />
      <Row>
        <Button variant="quiet" icon={<LogoutIcon />} onClick={onLogout}>
          Выйти
        </Button>
      </Row>
    </Stack>
  );
}
