import { AreaBoundary, type LazyChunk, lazyChunk, PageSkeleton } from '@shop/remote';
import { type ComponentType, Suspense, useState } from 'react';
import { Outlet } from '../host/outlet/outlet.tsx';
import type { ShownScreen } from '../host/screen/screen.atoms.ts';
import { providePages } from '../host/screen/shell-pages.ts';
import type { ShellPage } from '../routes.ts';
import { ShellBoundary } from './errors/shell-boundary.tsx';

/** Pages of the shell by the name in their route. Small ones share a chunk with related pages. */
const loaders: Readonly<Record<ShellPage, () => Promise<ComponentType>>> = {
  home: async () => (await import(/* webpackChunkName: "home" */ './home/home-page.tsx')).HomePage,
  auth: async () => (await import(/* webpackChunkName: "auth" */ './authentication/auth-page.tsx')).AuthPage,
  registration: async () =>
    (await import(/* webpackChunkName: "account" */ './registration/registration-page.tsx')).RegistrationPage,
  'forgot-password': async () =>
    (await import(/* webpackChunkName: "account" */ './password/forgot-password-page.tsx'))
      .ForgotPasswordPage,
  'change-password': async () =>
    (await import(/* webpackChunkName: "account" */ './password/change-password-page.tsx'))
      .ChangePasswordPage,
  login: async () =>
    (await import(/* webpackChunkName: "account" */ './authentication/login-page.tsx')).LoginPage,
  outbox: async () => (await import(/* webpackChunkName: "account" */ './outbox/outbox-page.tsx')).OutboxPage,
  profile: async () =>
    (await import(/* webpackChunkName: "profile" */ './profile/profile-page.tsx')).ProfilePage,
  'engineering-works': async () =>
    (await import(/* webpackChunkName: "errors" */ './errors/engineering-works-page.tsx'))
      .EngineeringWorksPage,
};

/** A lazy chunk remembers its failure, so another attempt needs new ones. */
function makeChunks() {
  const pages = Object.entries(loaders).map(([name, load]) => [name, lazyChunk(load)]);
  return {
    pages: Object.fromEntries(pages) as Record<ShellPage, LazyChunk>,
    faultPage: lazyChunk(
      async () => (await import(/* webpackChunkName: "errors" */ './errors/fault-page.tsx')).FaultPage,
    ),
  };
}

/** Shared by all layouts, so a page that has loaded in one renders at once in another. */
let latest = makeChunks();

providePages((page) => latest.pages[page].preload());

export function ScreenContent({ screen }: { screen: ShownScreen }) {
  const [{ pages, faultPage }, setChunks] = useState(latest);
  if (screen.kind === 'area') return <Outlet />;
  if (screen.kind === 'waiting') return <PageSkeleton />;
  if (screen.kind === 'fault')
    return (
      // If an error page itself fails, only the message with a link home is left (§2).
      <ShellBoundary key={screen.fault} isFramed>
        <Suspense fallback={<PageSkeleton />}>
          <faultPage.Component fault={screen.fault} />
        </Suspense>
      </ShellBoundary>
    );
  const { Component: Page } = pages[screen.page];
  function handleRetry() {
    latest = makeChunks();
    setChunks(latest);
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
