import { useSession } from '@shop/platform/session';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { setTitle } from '../../host/navigation/page-arrival.ts';
import { useLazyPart } from '../../host/navigation/use-lazy-part.ts';
import type { ShownScreen } from '../../host/screen/screen.atoms.ts';
import { useScreen } from '../../host/screen/screen.atoms.ts';
import { PageBottom } from '../common/page-bottom.ts';
import { CookieNotice } from '../cookie-notice/cookie-notice.tsx';
import { PlainLayout } from './plain-layout.tsx';

const DefaultLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "layout" */ './default-layout.tsx')).DefaultLayout,
}));

interface ShopLayoutProps {
  readonly Content: ComponentType<{ screen: ShownScreen }>;
}

/** The layout that the screen asks for (§2) with the screen inside. */
export function ShopLayout({ Content }: ShopLayoutProps) {
  const screen = useScreen();
  const session = useSession();
  const actedBy = session.status === 'in' && session.user.actedBy;
  const ActingBar = useLazyPart(loadActingBar, Boolean(actedBy));
  const title = 'title' in screen ? screen.title : undefined;
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);

  const content = <Content screen={screen} />;
  // Someone logged in keeps header and menu on typical pages; a visitor gets the short header.
  return (
    <>
      <PageBottom />
      {isFull(screen, session.status === 'in') ? (
        <Suspense fallback={<PlainLayout isBare>{null}</PlainLayout>}>
          <DefaultLayout hasSideMenu={!('sideMenu' in screen && screen.sideMenu === false)}>
            {content}
          </DefaultLayout>
        </Suspense>
      ) : (
        <PlainLayout isBare={screen.layout === 'content'}>{content}</PlainLayout>
      )}
      {ActingBar && <ActingBar />}
      <CookieNotice />
    </>
  );
}

async function loadActingBar() {
  return (await import(/* webpackChunkName: "acting" */ '../acting/acting-bar.tsx')).ActingBar;
}

function isFull({ layout }: ShownScreen, isIn: boolean): boolean {
  return layout === 'default' || (layout === 'typical' && isIn);
}
