import { color, media, space } from '@shop/shared/theme';
import { Drawer, Toaster } from '@shop/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import styled from 'styled-components';
import { Footer } from '../footer/footer.tsx';
import { DesktopHeader } from '../header/desktop-header.tsx';
import { MobileHeader } from '../header/mobile-header.tsx';
import { LogoutDialog } from '../logout/logout-dialog.tsx';
import { BottomMenu } from '../menu/bottom-menu.tsx';
import { SideMenu } from '../menu/side-menu.tsx';
import { useIsNarrow } from '../navigation/use-is-narrow.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

type Overlay = 'menu' | 'logout' | null;

/** The layout of everything behind the login (§2): header and side menu, on narrow screens a drawer and a bottom menu. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const openMenu = () => setOverlay('menu');
  const openLogout = () => setOverlay('logout');
  const close = useCallback(() => setOverlay(null), []);

  return (
    <Page>
      {isNarrow ? <MobileHeader onMenu={openMenu} /> : <DesktopHeader />}
      <Columns>
        {!isNarrow && (
          <Aside>
            <SideMenu onLogout={openLogout} />
          </Aside>
        )}
        <Content>
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          <Footer />
        </Content>
      </Columns>
      {isNarrow && <BottomMenu onMenu={openMenu} />}
      <ScrollToTop />
      <Drawer isOpen={isNarrow && overlay === 'menu'} onClose={close} title="Меню" side="left">
        <SideMenu onLogout={openLogout} />
      </Drawer>
      <Toaster />
      <LogoutDialog isOpen={overlay === 'logout'} onClose={close} />
    </Page>
  );
}

const Page = styled.div`
  ${media.down('mobileDashboard')} {
    padding-block-end: calc(56px + env(safe-area-inset-bottom));
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  ${media.down('mobileDashboard')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  block-size: calc(100dvh - 72px);
  padding: ${space[5]} ${space[4]};
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Content = styled.div`
  display: grid;
  /* Not wider than the window, whatever a page would like. */
  grid-template: 1fr auto / minmax(0, 1fr);
  min-block-size: calc(100dvh - 72px);
`;

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: 1536px;
  margin-inline: auto;
  padding: ${space[6]} ${space[8]} ${space[10]};
  ${media.down('mobileDashboard')} {
    padding: ${space[4]} ${space[4]} ${space[8]};
  }
`;
