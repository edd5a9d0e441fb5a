import { useSession } from '@shop/platform/session';
import { lazyChunk } from '@shop/remote';
import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { setTitle } from '../../host/navigation/page-arrival.ts';
import { useShellChunk } from '../../host/navigation/use-shell-chunk.ts';
import type { ShownScreen } from '../../host/screen/screen.atoms.ts';
import { useScreen } from '../../host/screen/screen.atoms.ts';
import { PageBottom } from '../common/page-bottom.ts';
import { CookieNotice } from '../cookie-notice/cookie-notice.tsx';
import { PlainLayout } from './plain-layout.tsx';

export const defaultLayout = lazyChunk(
  async () => (await import(/* webpackChunkName: "layout" */ './default-layout.tsx')).DefaultLayout,
);

interface ShopLayoutProps {
  readonly Content: ComponentType<{ screen: ShownScreen }>;
}

/** The layout of the current screen (§2) with the screen inside. */
export function ShopLayout({ Content }: ShopLayoutProps) {
  const screen = useScreen();
  const session = useSession();
  const actedBy = session.status === 'in' && session.user.actedBy;
  const ImpersonationBar = useShellChunk(loadImpersonationBar, Boolean(actedBy));
  const title = 'title' in screen ? screen.title : undefined;
  // Runs before the effects of the page, which may set a title of its own.
  useLayoutEffect(() => {
    if (title) setTitle(title);
  }, [title]);

  const content = <Content screen={screen} />;
  // A logged-in user keeps header and menu on typical pages; a visitor gets the short header.
  return (
    <>
      <PageBottom />
      {isFull(screen, session.status === 'in') ? (
        <Suspense fallback={<PlainLayout isBare>{null}</PlainLayout>}>
          <defaultLayout.Component hasSideMenu={!('sideMenu' in screen && screen.sideMenu === false)}>
            {content}
          </defaultLayout.Component>
        </Suspense>
      ) : (
        <PlainLayout isBare={screen.layout === 'content'}>{content}</PlainLayout>
      )}
      {ImpersonationBar && <ImpersonationBar />}
      <CookieNotice />
    </>
  );
}

async function loadImpersonationBar() {
  return (await import(/* webpackChunkName: "impersonation" */ '../impersonation/impersonation-bar.tsx'))
    .ImpersonationBar;
}

function isFull({ layout }: ShownScreen, isIn: boolean): boolean {
  return layout === 'default' || (layout === 'typical' && isIn);
}
