import { QueryClientProvider, queryClient } from '@shop/platform/query';
import { Link, ShopRouter } from '@shop/platform/router';
import { useSession } from '@shop/platform/session';
import { Toaster } from '@shop/ui/core/toaster';
import { color, GlobalStyle, ShopThemeProvider, space } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Area } from '../../host/discovery/discovery.ts';
import { Announcer } from '../../host/navigation/announcer.tsx';
import { Outlet } from '../../host/outlet/outlet.tsx';
import { useScreen } from '../../host/screen/screen.atoms.ts';
import { logInAs, people } from './people.ts';

/** The frame around a single area: user, the area's routes, and its outlet. */
export function StandIn({ areas }: { areas: readonly Area[] }) {
  return (
    <ShopThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ShopRouter>
          <GlobalStyle />
          <Bar>
            <PersonSwitch />
            {areas
              .flatMap(({ manifest }) => manifest.routes)
              .map(({ path }) => (
                <Link key={path} to={path}>
                  {path}
                </Link>
              ))}
          </Bar>
          <Main id="main" tabIndex={-1}>
            <Content />
          </Main>
          <Toaster />
          <Announcer />
        </ShopRouter>
      </QueryClientProvider>
    </ShopThemeProvider>
  );
}

function Content() {
  const screen = useScreen();
  if (screen.kind === 'area') return <Outlet />;
  if (screen.kind === 'waiting') return null;
  return (
    <p>Здесь нет страницы этого раздела, или она закрыта для того, кто вошёл. Путь: {location.pathname}</p>
  );
}

function PersonSwitch() {
  const session = useSession();
  const handleChange = async (login: string) => {
    const person = people.find((one) => one.login === login);
    if (!person) return;
    await logInAs(person);
    location.reload();
  };
  return (
    <label>
      Кто вошёл{' '}
      <select
        value={session.status === 'in' ? session.user.login : ''}
        onChange={({ target }) => void handleChange(target.value)}
      >
        <option value="">никто</option>
        {people.map(({ login, title }) => (
          <option key={login} value={login}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px dashed ${color.line};
`;

const Main = styled.main`
  max-inline-size: 1536px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
`;
