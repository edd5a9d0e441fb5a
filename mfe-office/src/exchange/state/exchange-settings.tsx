import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Panel, Stack, Text } from '@shop/ui';
import { settingsQuery } from '../../settings/settings.api.ts';

/** Settings of other subjects that the exchange depends on. */
const related = ['order-differences', 'terms-owner', 'documents'];

/** Links to the settings of the exchange, for staff who may change settings. */
export function ExchangeSettings() {
  const settings = useQuery({ ...settingsQuery(), enabled: useIsAllowed('office.settings') });
  const own =
    settings.data?.items.filter(({ name }) => name.startsWith('exchange-') || related.includes(name)) ?? [];
  if (own.length === 0) return null;
  return (
    <Panel title="Настройки обмена">
      <Stack gap={3}>
        {own.map(({ name, title, description }) => (
          <Stack key={name} gap={0} align="start">
            <Link to={`/office/settings/${name}/`}>{title}</Link>
            <Text size="s" tone="muted">
              {description}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
