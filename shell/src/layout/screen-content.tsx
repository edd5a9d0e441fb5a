import { AreaBoundary, PageSkeleton } from '@shop/shared/microfrontend';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from '../outlet/outlet.tsx';
import type { ShellPage } from '../routes.ts';
import type { ShownScreen } from '../screen/screen-store.ts';

/** Pages of the shell by the name that a route gives; a small one shares its chunk with those that stand near it. */
const pages: Readonly<Record<ShellPage, ComponentType>> = {
  home: lazy(async () => ({
    default: (await import(/* webpackChunkName: "home" */ '../home/home-page.tsx')).HomePage,
  })),
  auth: lazy(async () => ({
    default: (await import(/* webpackChunkName: "auth" */ '../entrance/auth-page.tsx')).AuthPage,
  })),
  registration: lazy(async () => ({
    default: (await import(/* webpackChunkName: "account" */ '../registration/registration-page.tsx'))
      .RegistrationPage,
  })),
  'forgot-password': lazy(async () => ({
    default: (await import(/* webpackChunkName: "account" */ '../password/forgot-password-page.tsx'))
      .ForgotPasswordPage,
  })),
  'change-password': lazy(async () => ({
    default: (await import(/* webpackChunkName: "account" */ '../password/change-password-page.tsx'))
      .ChangePasswordPage,
  })),
  login: lazy(async () => ({
    default: (await import(/* webpackChunkName: "account" */ '../entrance/login-page.tsx')).LoginPage,
  })),
  outbox: lazy(async () => ({
    default: (await import(/* webpackChunkName: "account" */ '../outbox/outbox-page.tsx')).OutboxPage,
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
