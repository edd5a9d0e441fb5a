import type { Role } from '@shop/contracts/account/permissions';
import { Button, Link, Panel, Stack, Text } from '@shop/ui';
import { CONSOLE_PATH } from '../../chrome/common/console-path.ts';

/** Links for staff, who have no tiles. */
export function StaffPanel({ role }: { role: Role }) {
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
