import { color, media, space, z } from '@shop/shared/theme';
import styled from 'styled-components';
import { Logo } from '../layout/logo.tsx';
import { isKnownPath } from '../screen/screen-store.ts';
import { CityLabel } from './city-label.tsx';
import { HeaderActions } from './header-actions.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { SearchBox } from './search-box.tsx';

/** The header on wide screens (§2). */
export function DesktopHeader() {
  return (
    <Bar>
      <Logo />
      <CityLabel />
      {isKnownPath('/search/') && <SearchBox />}
      <Actions aria-label="Разделы покупателя">
        <HeaderActions />
      </Actions>
      <Profile>
        <ProfileBlock />
      </Profile>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${z.header};
  display: flex;
  align-items: center;
  gap: ${space[5]};
  block-size: 72px;
  padding: 0 ${space[6]};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

const Actions = styled.nav`
  display: flex;
  margin-inline-start: auto;
`;

const Profile = styled.div`
  max-inline-size: 220px;
  padding-inline-start: ${space[4]};
  border-inline-start: 1px solid ${color.line};
  ${media.down('desktop')} {
    display: none;
  }
`;
