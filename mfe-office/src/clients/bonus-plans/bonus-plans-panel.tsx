import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Badge, Button, Panel, Row, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { EditIcon, PlusIcon, TrashIcon } from '@shop/ui/parts/icons';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { useState } from 'react';
import { OwnedBadge } from '../common/owned-field.tsx';
import { periodText, stepText } from './bonus-plan-texts.ts';
import { removePlan } from './remove-plan.mutation.ts';

type Plan = ClientTerms['bonusPlans'][number];

async function loadDialog() {
  return (await import(/* webpackChunkName: "bonus-plan-dialog" */ './bonus-plan-dialog.tsx'))
    .BonusPlanDialog;
}

/** The bonus plans of a client, each edited in a dialog; a paid one stays as it is. */
export function BonusPlansPanel({ terms }: { readonly terms: ClientTerms }) {
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [edited, setEdited] = useState<number | 'new'>();
  const edit = (id: number | 'new') => {
    setEdited(id);
    ask();
  };
  const isOwned = terms.ownedElsewhere.includes('bonusPlans');
  const actions: Column<Plan> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: (plan) =>
      plan.isPaid ? (
        <Badge tone="success">Выплачен</Badge>
      ) : (
        <Row gap={2} justify="end">
          <Button
            size="s"
            icon={<EditIcon />}
            pending={edited === plan.id && isPending}
            onClick={() => edit(plan.id)}
            aria-label={`Изменить план ${periodText(plan)}`}
          >
            Изменить
          </Button>
          <Button
            size="s"
            variant="quiet"
            icon={<TrashIcon />}
            onClick={() => void removePlan(terms, plan.id)}
            aria-label={`Убрать план ${periodText(plan)}`}
          >
            Убрать
          </Button>
        </Row>
      ),
  };
  return (
    <Panel
      title="Бонусные планы"
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
            Добавить план
          </Button>
        )
      }
    >
      {terms.bonusPlans.length === 0 ? (
        <EmptyState compact title="Бонусных планов нет" />
      ) : (
        <Table
          caption="Бонусные планы"
          columns={isOwned ? columns : [...columns, actions]}
          rows={terms.bonusPlans}
          rowKey={({ id }) => id}
        />
      )}
      {edited !== undefined && Dialog && (
        <Dialog
          terms={terms}
          planId={edited === 'new' ? null : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

const columns: readonly Column<Plan>[] = [
  { key: 'period', header: 'Период', primary: true, cell: (plan) => <Text nowrap>{periodText(plan)}</Text> },
  {
    key: 'target',
    header: 'План',
    align: 'end',
    cell: ({ targetKopecks }) => <Money kopecks={targetKopecks} />,
  },
  {
    key: 'steps',
    header: 'Ступени',
    cell: ({ steps }) => (
      <Stack gap={0}>
        {steps.map((step) => (
          <Text key={step.fromKopecks} size="s">
            {stepText(step)}
          </Text>
        ))}
      </Stack>
    ),
  },
];
