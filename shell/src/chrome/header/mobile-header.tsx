import { useIsAllowed } from '@shop/platform/session';
import { IconButton, Modal } from '@shop/ui';
import { BellIcon, MenuIcon, SearchIcon } from '@shop/ui/parts/icons';
import { space } from '@shop/ui/theme';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { useHeader } from '../common/header.queries.ts';
import { HeaderBand } from '../common/header-band.ts';
import { Logo } from '../common/logo.tsx';
import { NewsDot } from '../common/news-dot.ts';
import { HeaderBar } from './header-bar.ts';
import { MobileContacts } from './mobile-contacts.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The header on narrow screens (§2): menu, search in a full-screen modal, notifications; below it city, phone and
 * e-mail scroll away with the page.
 */
export function MobileHeader({ onMenu }: { onMenu: () => void }) {
  const hasNews = useHeader()?.hasNewNotifications ?? false;
  const hasShop = useIsAllowed('shop.use');
  const [isSearching, setIsSearching] = useState(false);
  const closeSearch = useCallback(() => setIsSearching(false), []);

  return (
    <>
      <Bar>
        <HeaderBand $height={height} />
        <IconButton label="Меню" icon={<MenuIcon />} onClick={onMenu} />
        <Logo />
        {hasShop && (
          <Actions>
            <IconButton label="Поиск" icon={<SearchIcon />} onClick={() => setIsSearching(true)} />
            {isKnownPath('/notification/') && (
              <Bell>
                <IconButton
                  label={hasNews ? 'Уведомления: есть новые' : 'Уведомления'}
                  icon={<BellIcon />}
                  to="/notification/"
                />
                {hasNews && <NewsDot $inset="8px" />}
              </Bell>
            )}
          </Actions>
        )}
        <Modal isOpen={isSearching} onClose={closeSearch} title="Поиск" size="full">
          <SearchBox isAlone onLeave={closeSearch} />
        </Modal>
      </Bar>
      <MobileContacts hasCity={hasShop} />
    </>
  );
}

const height = '56px';

const Bar = styled(HeaderBar)`
  gap: ${space[1]};
  block-size: ${height};
  padding: 0 ${space[2]};
`;

const Actions = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

const Bell = styled.span`
  position: relative;
  display: flex;
`;
