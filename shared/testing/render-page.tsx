import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Right, Role } from '../src/contracts/permissions.ts';
import { allRights } from '../src/contracts/permissions.ts';
import type { SessionUser } from '../src/contracts/session.ts';
import { QueryClientProvider, queryClient } from '../src/query/index.ts';
import { history, ShopRouter } from '../src/router/index.ts';
import { setSession } from '../src/session/session.atoms.ts';
import { dropToken, storeToken } from '../src/session/token.ts';
import { ShopThemeProvider } from '../src/theme/index.ts';

interface PageOptions {
  readonly url?: string;
  /** Who is logged in; a customer with every right unless told otherwise. */
  readonly role?: Role;
  readonly scope?: readonly Right[];
  /** Somebody acts for that user. */
  readonly actedBy?: SessionUser['actedBy'];
  /** Nobody is. */
  readonly isVisitor?: boolean;
}

/** Renders a page as an area would: theme, cache, router at `url`, somebody logged in. Answers the user's hands. */
export function renderPage(
  page: ReactElement,
  { url = '/', role = 'CUSTOMER', scope = allRights, actedBy = null, isVisitor = false }: PageOptions = {},
) {
  queryClient.clear();
  giveConfiguration();
  const user = {
    id: 1,
    login: 'buyer@demo.example',
    name: 'Анна Петрова',
    role,
    scope: [...scope],
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
