import { formatPhone, phoneDigits } from '@shop/shared/format/phone';
import { useIsAllowed } from '@shop/shared/session';
import { space } from '@shop/shared/theme';
import { IconButton, Modal } from '@shop/shared/ui';
import { BellIcon, MailIcon, MenuIcon, PhoneIcon, SearchIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { HeaderBand } from '../layout/header-band.ts';
import { Logo } from '../layout/logo.tsx';
import { isKnownPath } from '../screen/screen-store.ts';
import { useFooter, useHeader } from './header.queries.ts';
import { HeaderBar } from './header-bar.ts';
import { SearchBox } from './search-box.tsx';

/** The header on narrow screens (§2): menu, search in a full-screen modal, call, mail, notifications. */
export function MobileHeader({ onMenu }: { onMenu: () => void }) {
  const header = useHeader();
  const contacts = useFooter();
  const isOperations = useIsAllowed('releases.manage');
  const [isSearching, setIsSearching] = useState(false);
  const hasNews = header?.hasNewNotifications ?? false;

  return (
    <Bar>
      <HeaderBand $height={height} />
      <IconButton label="Меню" icon={<MenuIcon />} onClick={onMenu} />
      <Logo />
      <Actions>
        {!isOperations && isKnownPath('/search/') && (
          <IconButton label="Поиск" icon={<SearchIcon />} onClick={() => setIsSearching(true)} />
        )}
        {contacts && (
          <>
            <IconButton
              label={`Позвонить: ${formatPhone(contacts.phone)}`}
              icon={<PhoneIcon />}
              href={`tel:+${phoneDigits(contacts.phone)}`}
            />
            <WideOnly>
              <IconButton label="Написать" icon={<MailIcon />} href={`mailto:${contacts.email}`} />
            </WideOnly>
          </>
        )}
        {!isOperations && isKnownPath('/notification/') && (
          <IconButton
            label={hasNews ? 'Уведомления: есть новые' : 'Уведомления'}
            icon={<BellIcon />}
            to="/notification/"
          />
        )}
      </Actions>
      <Modal isOpen={isSearching} onClose={() => setIsSearching(false)} title="Поиск" size="full">
        <SearchBox size="l" onSearch={() => setIsSearching(false)} />
      </Modal>
    </Bar>
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

const WideOnly = styled.span`
  display: contents;
  @media (max-width: 419px) {
    display: none;
  }
`;
