import { getHome } from '@shop/shared/contracts/home';
import type { Role } from '@shop/shared/contracts/permissions';
import { Slot, usePageTitle } from '@shop/shared/microfrontend';
import { callQuery, useQuery } from '@shop/shared/query';
import { useIsAllowed, useSession } from '@shop/shared/session';
import { Button, Grid, Link, PageHeader, Panel, Stack, Text } from '@shop/shared/ui';
import styled from 'styled-components';
import { CONSOLE_PATH } from './console-path.ts';

/** The home dashboard (§2): a greeting, and whatever tiles the areas bring. */
export function HomePage() {
  usePageTitle('Главная');
  const session = useSession();
  const hasShop = useIsAllowed('shop.use');
  const { data } = useQuery(callQuery(getHome, {}));
  return (
    <Stack gap={6}>
      <PageHeader title={data ? `${greeting(new Date().getHours())}, ${data.greetingName}` : 'Главная'} />
      {session.status === 'in' && session.user.role !== 'CUSTOMER' && <Staff role={session.user.role} />}
      {hasShop && (
        <Tiles min={320} gap={4} align="stretch">
          <Slot name="home.tile" />
        </Tiles>
      )}
    </Stack>
  );
}

/** The tiles are a buyer's; whoever serves them is told where the work is. */
function Staff({ role }: { role: Role }) {
  if (role === 'MANAGER')
    return (
      <Panel title="Ваши клиенты" actions={<Link to="/appeal/">Обращения</Link>}>
        <Stack gap={3} align="start">
          <Text as="p">Долги, лимиты и последние заказы каждой компании — в одном списке.</Text>
          <Button to="/manager/mycompanies/">Открыть компании</Button>
        </Stack>
      </Panel>
    );
  return (
    <Panel title="Релизы магазина">
      <Stack gap={3} align="start">
        <Text as="p">
          Какие релизы работают, где идёт канарейка и{'\u00a0'}как вернуться к{'\u00a0'}прежнему{'\u00a0'}— в
          {'\u00a0'}консоли.
        </Text>
        <Text as="p" size="s" tone="muted">
          Каталог, корзина и{'\u00a0'}заказы открыты покупателям и{'\u00a0'}менеджерам.
        </Text>
        <Button href={CONSOLE_PATH}>Консоль релизов</Button>
      </Stack>
    </Panel>
  );
}

/** A tile that shows nothing, since its reader has no right to it, leaves no hole. */
const Tiles = styled(Grid)`
  & > :empty {
    display: none;
  }
`;

/** The greeting of the hour. */
export function greeting(hour: number): string {
  if (hour < 5) return 'Доброй ночи';
  if (hour < 12) return 'Доброе утро';
  return hour < 18 ? 'Добрый день' : 'Добрый вечер';
}
