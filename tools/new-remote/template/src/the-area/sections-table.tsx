import type { SectionNode } from '@shop/contracts/catalog/catalog';
import { formatNumber } from '@shop/domain/format/number';
import { Link, Panel, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';

const columns: readonly Column<SectionNode>[] = [
  {
    key: 'name',
    header: 'Раздел',
    primary: true,
    cell: ({ name, path }) => <Link to={`/catalog/${path}/`}>{name}</Link>,
  },
  {
    key: 'products',
    header: 'Товаров',
    align: 'end',
    cell: ({ elementCount }) => <Text numeric>{formatNumber(elementCount)}</Text>,
  },
];

export function SectionsTable({ sections }: { sections: readonly SectionNode[] }) {
  return (
    <Panel title="Разделы каталога" padding={0}>
      <Table caption="Разделы каталога" columns={columns} rows={sections} rowKey={({ id }) => id} />
    </Panel>
  );
}
