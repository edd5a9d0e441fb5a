import { useIsAllowed } from '@shop/shared/session';
import { color, media, space } from '@shop/shared/theme';
import { IconButton } from '@shop/shared/ui';
import { LogoutIcon } from '@shop/shared/ui/icons';
import styled from 'styled-components';
import { CityButton } from '../city/city-button.tsx';
import { HeaderBand } from '../layout/header-band.ts';
import { Logo } from '../layout/logo.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderBar } from './header-bar.ts';
import { ProfileBlock } from './profile-block.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The header on wide screens (§2). A manager's has no basket and a way out (§6, «logout-styled»); operations have a
 * name there, and nothing of the shop.
 */
export function DesktopHeader({ onLogout }: { onLogout: () => void }) {
  const hasShop = useIsAllowed('shop.use');
  const isManager = useIsAllowed('manager.counterparties');
  return (
    <Bar>
      <HeaderBand $height={height} />
      <Logo />
      {hasShop && (
        <>
          <CityButton />
          <SearchBox />
        </>
      )}
      <End>
        {hasShop && (
          <Actions aria-label="Разделы покупателя">
            <HeaderActions />
          </Actions>
        )}
        <Profile>
          <ProfileBlock />
        </Profile>
        {isManager && <IconButton label="Выйти" icon={<LogoutIcon />} onClick={onLogout} />}
      </End>
    </Bar>
  );
}

const height = '72px';

const Bar = styled(HeaderBar)`
  gap: ${space[4]};
  block-size: ${height};
  padding: 0 ${space[6]};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[3]};
  margin-inline-start: auto;
  /* What a customer's takes, also before it is known whose it is. */
  ${media.up('desktop')} {
    min-inline-size: 578px;
  }
`;

const Actions = styled.nav`
  display: flex;
`;

/** As wide before the name is known as after. */
const Profile = styled.div`
  ${media.up('desktop')} {
    inline-size: 240px;
  }
  ${media.up('desktopLarge')} {
    inline-size: 300px;
  }
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${color.line};
`;
