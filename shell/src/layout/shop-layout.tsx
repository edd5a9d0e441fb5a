import { useSession } from '@shop/platform/session';
import { lazy, Suspense, useEffect } from 'react';
import { CookieNotice } from '../cookie-notice/cookie-notice.tsx';
import { setTitle } from '../navigation/page-arrival.ts';
import { useLazyPart } from '../navigation/use-lazy-part.ts';
import type { ShownScreen } from '../screen/screen.atoms.ts';
import { useScreen } from '../screen/screen.atoms.ts';
import { PageBottom } from './page-bottom.ts';
import { PlainLayout } from './plain-layout.tsx';
import { ScreenContent } from './screen-content.tsx';

const DefaultLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "layout" */ './default-layout.tsx')).DefaultLayout,
}));

/** The layout that the screen asks for (§2) with the screen inside. */
export function ShopLayout() {
  const screen = useScreen();
  const session = useSession();
  const actedBy = session.status === 'in' && session.user.actedBy;
  const ActingBar = useLazyPart(loadActingBar, Boolean(actedBy));
  const title = 'title' in screen ? screen.title : undefined;
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);

  const content = <ScreenContent screen={screen} />;
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
