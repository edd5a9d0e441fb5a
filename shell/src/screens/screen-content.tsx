import { AreaBoundary, PageSkeleton } from '@shop/remote';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Outlet } from '../host/outlet/outlet.tsx';
import type { ShownScreen } from '../host/screen/screen.atoms.ts';
import { providePages } from '../host/screen/shell-pages.ts';
import type { ShellPage } from '../routes.ts';
import { ShellBoundary } from './errors/shell-boundary.tsx';

/** Pages of the shell by the name that a route gives; a small one shares its chunk with those that stand near it. */
const loaders: Readonly<Record<ShellPage, () => Promise<ComponentType>>> = {
  home: async () => (await import(/* webpackChunkName: "home" */ './home/home-page.tsx')).HomePage,
  auth: async () => (await import(/* webpackChunkName: "auth" */ './entrance/auth-page.tsx')).AuthPage,
  registration: async () =>
    (await import(/* webpackChunkName: "account" */ './registration/registration-page.tsx')).RegistrationPage,
  'forgot-password': async () =>
    (await import(/* webpackChunkName: "account" */ './password/forgot-password-page.tsx'))
      .ForgotPasswordPage,
  'change-password': async () =>
    (await import(/* webpackChunkName: "account" */ './password/change-password-page.tsx'))
      .ChangePasswordPage,
  login: async () => (await import(/* webpackChunkName: "account" */ './entrance/login-page.tsx')).LoginPage,
  outbox: async () => (await import(/* webpackChunkName: "account" */ './outbox/outbox-page.tsx')).OutboxPage,
  profile: async () =>
    (await import(/* webpackChunkName: "profile" */ './profile/profile-page.tsx')).ProfilePage,
  'engineering-works': async () =>
    (await import(/* webpackChunkName: "errors" */ './errors/engineering-works-page.tsx'))
      .EngineeringWorksPage,
};

providePages((page) => loaders[page]());

/** A lazy component remembers its failure, so a new try needs new ones. */
function makeLazy() {
  const pages = Object.entries(loaders).map(([name, load]) => [
    name,
    lazy(async () => ({ default: await load() })),
  ]);
  return {
    pages: Object.fromEntries(pages) as Record<ShellPage, ComponentType>,
    FaultPage: lazy(async () => ({
      default: (await import(/* webpackChunkName: "errors" */ './errors/fault-page.tsx')).FaultPage,
    })),
  };
}

/** The same ones in every layout: what has come need not be waited for again. */
let latest = makeLazy();

export function ScreenContent({ screen }: { screen: ShownScreen }) {
  const [{ pages, FaultPage }, setParts] = useState(latest);
  if (screen.kind === 'area') return <Outlet />;
  if (screen.kind === 'waiting') return <PageSkeleton />;
  if (screen.kind === 'fault')
    return (
      // An error page that fails itself has nothing above it but the message with a link home (§2).
      <ShellBoundary key={screen.fault} isFramed>
        <Suspense fallback={<PageSkeleton />}>
          <FaultPage fault={screen.fault} />
        </Suspense>
      </ShellBoundary>
    );
  const Page = pages[screen.page];
  function handleRetry() {
    latest = makeLazy();
    setParts(latest);
  }
  return (
    <AreaBoundary
      area="shell"
      title={screen.title || 'Страница'}
      release=""
      resetKey={screen.page}
      onRetry={handleRetry}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </AreaBoundary>
  );
}
