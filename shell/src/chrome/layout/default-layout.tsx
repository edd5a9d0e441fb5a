import { logOut } from '@shop/platform/session';
import { Drawer } from '@shop/ui';
import { color, media, space } from '@shop/ui/theme';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import { followCity } from '../city/follow-city.ts';
import { takenBelow } from '../common/page-bottom.ts';
import { DesktopHeader } from '../header/desktop-header.tsx';
import { askFirst } from '../header/first-calls.ts';
import { MobileHeader } from '../header/mobile-header.tsx';
import { refreshCountersOnEvents } from '../header/refresh-counters.ts';
import { BottomMenu } from '../menu/bottom-menu.tsx';
import { useMenuState } from '../menu/menu-state.ts';
import { SideMenu } from '../menu/side-menu.tsx';

askFirst();

interface DefaultLayoutProps {
  /** `false` for a route without the side menu on wide screens (§2). */
  readonly hasSideMenu?: boolean;
  readonly children: ReactNode;
}

/**
 * The layout of all pages behind the login (§2): header and side menu, on narrow screens a drawer and a bottom menu.
 */
export function DefaultLayout({ hasSideMenu = true, children }: DefaultLayoutProps) {
  const menu = useMenuState();
  useEffect(() => followCity(), []);
  useEffect(() => refreshCountersOnEvents(), []);
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = useCallback(() => setIsLeaving(false), []);
  const LogoutDialog = useShellChunk(loadLogoutDialog, isLeaving, () => {
    stay();
    // If our dialog fails to load, the browser's own asks, so nobody is kept logged in.
    if (window.confirm('Выйти из аккаунта?')) void logOut();
  });
  const PageEnd = useShellChunk(loadPageEnd, true);
  const askLogout = () => {
    menu.close();
    setIsLeaving(true);
  };

  return (
    <>
      {menu.isSlide ? <MobileHeader onMenu={menu.open} /> : <DesktopHeader onLogout={askLogout} />}
      <Columns $hasAside={hasSideMenu}>
        {!menu.isSlide && hasSideMenu && (
          <Aside>
            <SideMenu onLogout={askLogout} />
          </Aside>
        )}
        <Content>
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          <End>{PageEnd && <PageEnd />}</End>
        </Content>
      </Columns>
      {menu.isSlide && <BottomMenu />}
      <Drawer isOpen={menu.isOpen} onClose={menu.close} title="Меню" side="left">
        <SideMenu isSlide onLogout={askLogout} />
      </Drawer>
      {LogoutDialog && <LogoutDialog onClose={stay} />}
    </>
  );
}

async function loadLogoutDialog() {
  return (await import(/* webpackChunkName: "page-end" */ '../logout/logout-dialog.tsx')).LogoutDialog;
}

async function loadPageEnd() {
  return (await import(/* webpackChunkName: "page-end" */ './page-end.tsx')).PageEnd;
}

const Columns = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: ${(p) => (p.$hasAside ? '264px ' : '')}minmax(0, 1fr);
  ${media.down('mobileDashboard')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  block-size: calc(100dvh - 72px - (${takenBelow}));
  padding: ${space[5]} ${space[4]};
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Content = styled.div`
  display: grid;
  /* Keeps a page that is too wide from widening the window. */
  grid-template: 1fr auto / minmax(0, 1fr);
`;

/** Reserves the height of the footer, so that a short page does not move when it loads. */
const End = styled.div`
  min-block-size: 85px;
  ${media.down('mobileDashboard')} {
    min-block-size: 130px;
  }
  ${media.down('mobile')} {
    min-block-size: 214px;
  }
`;

/** The footer begins below the window, so content that loads never moves it visibly. */
const Main = styled.main`
  min-block-size: calc(100dvh - 72px);
  inline-size: 100%;
  max-inline-size: 1536px;
  margin-inline: auto;
  padding: ${space[6]} ${space[8]} ${space[10]};
  ${media.down('mobileDashboard')} {
    padding: ${space[4]} ${space[4]} ${space[8]};
  }
`;
