import '@testing-library/jest-dom';
import type { Right, Role } from '@shop/contracts/account/permissions';
import { allRights, type StaffRight } from '@shop/contracts/account/permissions';
import type { SessionUser } from '@shop/contracts/account/session';
import { QueryClientProvider, queryClient } from '@shop/platform/query';
import { history, ShopRouter } from '@shop/platform/router';
import { dropToken, setSession, storeToken } from '@shop/platform/session/testing';
import { ShopThemeProvider } from '@shop/ui/theme';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

interface PageOptions {
  readonly url?: string;
  /** The logged-in user; a customer with every right by default. */
  readonly role?: Role;
  readonly scope?: readonly Right[];
  readonly staffRights?: readonly StaffRight[];
  /** Who impersonates that user. */
  readonly actedBy?: SessionUser['actedBy'];
  /** Renders the page without a session. */
  readonly isVisitor?: boolean;
}

/** Renders a page as an area does, with theme, cache, router at `url` and a session. Returns `user-event` as `user`. */
export function renderPage(
  page: ReactElement,
  {
    url = '/',
    role = 'CUSTOMER',
    scope = allRights,
    staffRights = [],
    actedBy = null,
    isVisitor = false,
  }: PageOptions = {},
) {
  queryClient.clear();
  giveConfiguration();
  const user = {
    id: 1,
    login: 'buyer@demo.example',
    name: 'Анна Петрова',
    role,
    scope: [...scope],
    staffRights: [...staffRights],
    actedBy,
  };
  const expiresAt = '2099-01-01T00:00:00.000Z';
  if (isVisitor) dropToken();
  else storeToken('token');
  setSession(isVisitor ? { status: 'out' } : { status: 'in', user, expiresAt });
  history.replace(url);
  const hands = userEvent.setup();
  const view = render(
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter>{page}</ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>,
  );
  return { ...view, user: hands };
}

function giveConfiguration(): void {
  if (document.getElementById('shop-config')) return;
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'shop-config';
  element.textContent = JSON.stringify({ siteName: 'Спецоснова', hashSalt: 'salt', shellVersion: '1.0.0' });
  document.head.append(element);
}
