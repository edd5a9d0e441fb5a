import { useIsAllowed } from '@shop/platform/session';
import { Button, IconButton } from '@shop/ui';
import { CatalogIcon, LogoutIcon } from '@shop/ui/parts/icons';
import { color, media, space } from '@shop/ui/theme';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { isKnownPath } from '../../host/screen/screen.atoms.ts';
import { openCatalogMenuAtom } from '../catalog-menu/open-catalog-menu.atoms.ts';
import { CityButton } from '../city/city-button.tsx';
import { HeaderBand } from '../common/header-band.ts';
import { Logo } from '../common/logo.tsx';
import { HeaderActions, HeaderBasket } from './header-actions.tsx';
import { HeaderBar } from './header-bar.ts';
import { ProfileBlock } from './profile-block.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The header on wide screens (§2). A manager has a logout button and no basket (§6, «logout-styled»); operations see
 * their name and nothing of the shop.
 */
export function DesktopHeader({ onLogout }: { onLogout: () => void }) {
  const hasShop = useIsAllowed('shop.use');
  const menu = useAtomValue(openCatalogMenuAtom);
  const isManager = useIsAllowed('manager.counterparties');
  return (
    <Bar>
      <HeaderBand $height={height} />
      <Logo />
      {hasShop && (
        <>
          <CityButton />
          {isKnownPath('/catalog/') && (
            <Catalog
              aria-label="Каталог"
              title="Каталог"
              icon={<CatalogIcon />}
              {...(menu ? { onClick: menu.open, 'aria-haspopup': 'dialog' } : { to: '/catalog/' })}
            >
              Каталог
            </Catalog>
          )}
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
        <HeaderBasket />
        {isManager && <IconButton label="Выйти" icon={<LogoutIcon />} onClick={onLogout} />}
      </End>
    </Bar>
  );
}

const height = '72px';

const Bar = styled(HeaderBar)`
  gap: ${space[3]};
  block-size: ${height};
  padding: 0 ${space[6]};
`;

/** Shows only the icon where the name would take space from the search. */
const Catalog = styled(Button)`
  flex: none;
  ${media.down('desktopLarge')} {
    .lucide + span {
      display: none;
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[3]};
  margin-inline-start: auto;
  /* Reserves the space of a customer's block, also before the role is known, because the search depends on it. */
  ${media.up('desktop')} {
    flex: 0 1 612px;
    min-inline-size: 0;
  }
  ${media.up('desktopLarge')} {
    flex-basis: 672px;
  }
`;

const Actions = styled.nav`
  display: flex;
`;

/** Reserves the width of the name while it loads. */
const Profile = styled.div`
  min-inline-size: 0;
  ${media.up('desktop')} {
    flex: 0 1 240px;
  }
  ${media.up('desktopLarge')} {
    flex-basis: 300px;
  }
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${color.line};
`;
