import type { ListedReference } from '@shop/contracts/office/references';
import { formatNumber } from '@shop/domain/format/number';
import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { OfficeFrame } from '../common/office-frame.tsx';
import { referencesQuery } from './references.queries.ts';

/** `/office/references/`: the lists that the user may edit. */
export function ReferencesPage() {
  const references = useQuery(referencesQuery());
  usePageTitle('Справочники');
  return (
    <OfficeFrame title="Справочники">
      <QueryStates
        query={references}
        failure="Не удалось загрузить справочники"
        scope="part"
        pending={<Skeleton height={420} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text as="p">
            Вам пока не{'\u00a0'}разрешено править справочники: нужно право «Каталог» или «Настройки».
          </Text>
        }
      >
        {({ items }) => (
          <Panel title="Все справочники" padding={0}>
            <Table caption="Справочники" columns={columns} rows={items} rowKey={({ name }) => name} />
          </Panel>
        )}
      </QueryStates>
    </OfficeFrame>
  );
}

const columns: readonly Column<ListedReference>[] = [
  {
    key: 'title',
    header: 'Справочник',
    primary: true,
    cell: ({ name, title, description }) => (
      <Stack gap={1}>
        <Link to={`/office/references/${name}/`}>{title}</Link>
        <Text size="s" tone="muted">
          {description}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'rows',
    header: 'Строк',
    align: 'end',
    cell: ({ rows }) => (rows === 0 ? <Text tone="muted">пусто</Text> : formatNumber(rows)),
  },
];
