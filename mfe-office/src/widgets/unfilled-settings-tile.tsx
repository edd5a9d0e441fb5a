import { countOf } from '@shop/domain/format/number';
import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { settingsQuery } from '../settings/settings.queries.ts';

/** Home page: which required settings nobody has filled in; nothing for users without the right. */
export function Widget() {
  const isAllowed = useIsAllowed('office.settings');
  return isAllowed ? <UnfilledSettingsTile /> : null;
}

function UnfilledSettingsTile() {
  const settings = useQuery(settingsQuery());
  return (
    <Panel title="Управление магазином" actions={<Link to="/office/settings/">Настройки</Link>}>
      <TileStates query={settings} pending={<Skeleton height={76} />}>
        {({ items }) => {
          const unfilled = items.filter(({ isSet, isRequired }) => isRequired && !isSet);
          if (unfilled.length === 0) return <Text>Обязательные настройки заполнены</Text>;
          return (
            <Stack gap={1}>
              <Text weight="bold">
                Не{'\u00a0'}заполнено: {countOf(unfilled.length, 'настройка', 'настройки', 'настроек')}
              </Text>
              {unfilled.map(({ name, title }) => (
                <Link key={name} to={`/office/settings/${name}/`}>
                  {title}
                </Link>
              ))}
            </Stack>
          );
        }}
      </TileStates>
    </Panel>
  );
}
