import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Panel, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { EditIcon, PlusIcon } from '@shop/ui/parts/icons';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { useState } from 'react';
import { OwnedBadge } from '../common/owned-field.tsx';

type Contract = ClientTerms['contracts'][number];

async function loadDialog() {
  return (await import(/* webpackChunkName: "contract-dialog" */ './contract-dialog.tsx')).ContractDialog;
}

/** The contracts of a client, each edited in a dialog. */
export function ContractsPanel({ terms }: { readonly terms: ClientTerms }) {
  const { contracts, ownedElsewhere } = terms;
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [edited, setEdited] = useState<number | 'new'>();
  const edit = (id: number | 'new') => {
    setEdited(id);
    ask();
  };
  const isOwned = ownedElsewhere.includes('contracts');
  const isReadOnly = isOwned && ownedElsewhere.includes('limit') && ownedElsewhere.includes('postponement');
  const actions: Column<Contract> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: ({ id, number }) => (
      <Button
        size="s"
        icon={<EditIcon />}
        pending={edited === id && isPending}
        onClick={() => edit(id)}
        aria-label={`Изменить договор ${number}`}
      >
        Изменить
      </Button>
    ),
  };
  return (
    <Panel
      title="Договоры"
      padding={0}
      actions={
        isOwned ? (
          <OwnedBadge />
        ) : (
          <Button
            size="s"
            icon={<PlusIcon />}
            pending={edited === 'new' && isPending}
            onClick={() => edit('new')}
          >
            Добавить договор
          </Button>
        )
      }
    >
      {contracts.length === 0 ? (
        <EmptyState compact title="Договоров нет">
          Без договора клиент платит по{'\u00a0'}счёту до{'\u00a0'}отгрузки.
        </EmptyState>
      ) : (
        <Table
          caption="Договоры"
          columns={isReadOnly ? columns : [...columns, actions]}
          rows={contracts}
          rowKey={({ id }) => id}
        />
      )}
      {edited !== undefined && Dialog && (
        <Dialog
          terms={terms}
          contractId={edited === 'new' ? null : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

const columns: readonly Column<Contract>[] = [
  { key: 'number', header: 'Номер', primary: true, cell: ({ number }) => number },
  { key: 'signedOn', header: 'Дата', cell: ({ signedOn }) => formatDay(signedOn) },
  {
    key: 'limit',
    header: 'Лимит',
    align: 'end',
    cell: ({ creditLimitKopecks }) => <Money kopecks={creditLimitKopecks} />,
  },
  {
    key: 'postponement',
    header: 'Отсрочка',
    align: 'end',
    cell: ({ postponementDays }) => <Text nowrap>{countOf(postponementDays, 'день', 'дня', 'дней')}</Text>,
  },
];
