import type { ListedSetting } from '@shop/contracts/office/settings';
import { formatInstant } from '@shop/domain/format/date';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Badge, Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { OfficeFrame } from '../common/office-frame.tsx';
import { settingsQuery } from './settings.queries.ts';

/** `/office/settings/`: every setting of the shop, with what is not filled in yet. */
export function SettingsPage() {
  const settings = useQuery(settingsQuery());
  usePageTitle('Настройки магазина');
  return (
    <OfficeFrame title="Настройки магазина">
      <QueryStates
        query={settings}
        failure="Не удалось загрузить настройки"
        scope="part"
        pending={<Skeleton height={420} />}
      >
        {({ items }) => (
          <Panel title="Все настройки" padding={0}>
            <Table caption="Настройки магазина" columns={columns} rows={items} rowKey={({ name }) => name} />
          </Panel>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}

const columns: readonly Column<ListedSetting>[] = [
  {
    key: 'title',
    header: 'Настройка',
    primary: true,
    cell: ({ name, title, description }) => (
      <Stack gap={1}>
        <Link to={`/office/settings/${name}/`}>{title}</Link>
        <Text size="s" tone="muted">
          {description}
        </Text>
      </Stack>
    ),
  },
  { key: 'state', header: 'Состояние', cell: (setting) => <State {...setting} /> },
  {
    key: 'change',
    header: 'Изменена',
    cell: ({ lastChange }) =>
      lastChange && (
        <Text size="s">
          {formatInstant(lastChange.at)}, {lastChange.by}
        </Text>
      ),
  },
];

function State({ isSet, isRequired }: ListedSetting) {
  if (isSet) return <Badge tone="success">Заполнена</Badge>;
  return isRequired ? <Badge tone="danger">Не заполнена</Badge> : <Badge>По умолчанию</Badge>;
}
