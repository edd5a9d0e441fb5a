import { useIsAllowed, useSession } from '@shop/platform/session';
import { Button, Divider, Row, Skeleton, SkeletonText, Stack } from '@shop/ui';
import { CompareIcon, HeartIcon, LogoutIcon, ProfileIcon, SettingsIcon } from '@shop/ui/parts/icons';
import { CONSOLE_PATH } from '../common/console-path.ts';
import { useHeader } from '../common/header.queries.ts';
import { RetryPlace } from '../common/header-place.tsx';
import { useMenu } from '../common/menu.queries.ts';
import { CounterpartySelector } from './counterparty-selector.tsx';
import { ManagerCard } from './manager-card.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink, OutsideLink } from './menu-link.tsx';

const groups = [1, 2, 3] as const;
const groupNames = { 1: 'Покупки', 2: 'Заказы и деньги', 3: 'Помощь' } as const;

interface SideMenuProps {
  /**
   * Whether the menu slides in over the page of a phone instead of standing beside it; some items appear in only one of
   * them.
   */
  readonly isSlide?: boolean;
  readonly onLogout: () => void;
}

/**
 * Counterparty, profile, the manager's contacts, comparison and favourites, three groups of items, logout (§2). A
 * manager's logout stands at the top (§6, «logout-styled»).
 */
export function SideMenu({ isSlide = false, onLogout }: SideMenuProps) {
  const { items, query } = useMenu();
  const header = useHeader();
  const hasShop = useIsAllowed('shop.use');
  const isManager = useIsAllowed('manager.counterparties');
  const managesReleases = useIsAllowed('releases.manage');
  const isUnknown = useSession().status === 'unknown';
  const shown = items?.filter((item) => (isSlide ? item.isMobile : item.isDesktop));
  const logout = (
    <Row>
      <Button variant="quiet" icon={<LogoutIcon />} onClick={onLogout}>
        Выйти
      </Button>
    </Row>
  );
  return (
    <Stack gap={4}>
      {isManager && logout}
      <CounterpartySelector />
      <Stack as="nav" gap={4} aria-label="Меню">
        <MenuLink link="/my-profile/" name="Профиль" icon={<ProfileIcon />} />
        <ManagerCard />
        {/* Reserves the space of a customer's manager, comparison and favourites, since most users are customers. */}
        {isUnknown && <Skeleton height={184} />}
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
        {!shown && (
          <RetryPlace name="Меню" query={query}>
            <SkeletonText lines={8} />
          </RetryPlace>
        )}
        {groups.map((group) => {
          const own = shown?.filter((item) => item.group === group) ?? [];
          return own.length === 0 ? null : (
            <Stack key={group} gap={0} role="group" aria-label={groupNames[group]}>
              <Divider aria-hidden />
              {own.map((item) => (
                <MenuLink
                  key={item.link}
                  {...item}
                  icon={<MenuIcon name={item.icon} />}
                  below={own
                    .map(({ link }) => link)
                    .filter((link) => link > item.link && link.startsWith(item.link))}
                />
              ))}
            </Stack>
          );
        })}
      </Stack>
      {!isManager && (
        <>
          <Divider aria-hidden />
          {logout}
        </>
      )}
    </Stack>
  );
}
