import { AreaBoundary, PageSkeleton } from '@shop/shared/microfrontend';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from '../outlet/outlet.tsx';
import type { ShellPage } from '../routes.ts';
import type { ShownScreen } from '../screen/screen-store.ts';

/** Each page of the shell is a chunk of its own, by the name its route gives. */
const pages: Readonly<Record<ShellPage, ComponentType>> = {
  home: lazy(async () => ({
    default: (await import(/* webpackChunkName: "home" */ '../home/home-page.tsx')).HomePage,
  })),
  login: lazy(async () => ({
    default: (await import(/* webpackChunkName: "login" */ '../login/login-page.tsx')).LoginPage,
  })),
  profile: lazy(async () => ({
    default: (await import(/* webpackChunkName: "profile" */ '../profile/profile-page.tsx')).ProfilePage,
  })),
  'engineering-works': lazy(async () => ({
    default: (await import(/* webpackChunkName: "errors" */ '../errors/engineering-works-page.tsx'))
      .EngineeringWorksPage,
  })),
};

const FaultPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "errors" */ '../errors/fault-page.tsx')).FaultPage,
}));

export function ScreenContent({ screen }: { screen: ShownScreen }) {
  if (screen.kind === 'area') return <Outlet />;
  if (screen.kind === 'waiting') return <PageSkeleton />;
  const key = screen.kind === 'page' ? screen.page : screen.fault;
  const Page = screen.kind === 'page' ? pages[screen.page] : undefined;
  return (
    <AreaBoundary area="shell" title="Страница" release="" resetKey={key} onRetry={() => location.reload()}>
      <Suspense fallback={<PageSkeleton />}>
        {Page && <Page />}
        {screen.kind === 'fault' && <FaultPage fault={screen.fault} />}
      </Suspense>
    </AreaBoundary>
  );
}
