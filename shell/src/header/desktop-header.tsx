import { useIsAllowed } from '@shop/shared/session';
import { color, media, space } from '@shop/shared/theme';
import styled from 'styled-components';
import { HeaderBand } from '../layout/header-band.ts';
import { Logo } from '../layout/logo.tsx';
import { isKnownPath } from '../screen/screen-store.ts';
import { CityLabel } from './city-label.tsx';
import { HeaderActions } from './header-actions.tsx';
import { HeaderBar } from './header-bar.ts';
import { ProfileBlock } from './profile-block.tsx';
import { SearchBox } from './search-box.tsx';

/** The header on wide screens (§2). Operations have a name there, and nothing of the shop (§6). */
export function DesktopHeader() {
  const isOperations = useIsAllowed('releases.manage');
  return (
    <Bar>
      <HeaderBand $height={height} />
      <Logo />
      {!isOperations && (
        <>
          <CityLabel />
          {isKnownPath('/search/') && <SearchBox />}
        </>
      )}
      <End>
        {!isOperations && (
          <Actions aria-label="Разделы покупателя">
            <HeaderActions />
          </Actions>
        )}
        <Profile>
          <ProfileBlock />
        </Profile>
      </End>
    </Bar>
  );
}

const height = '72px';

const Bar = styled(HeaderBar)`
  gap: ${space[5]};
  block-size: ${height};
  padding: 0 ${space[6]};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  margin-inline-start: auto;
`;

const Actions = styled.nav`
  display: flex;
`;

const Profile = styled.div`
  max-inline-size: 220px;
  padding-inline-start: ${space[4]};
  border-inline-start: 1px solid ${color.line};
  ${media.down('desktop')} {
    display: none;
  }
`;
