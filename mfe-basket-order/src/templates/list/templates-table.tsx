import type { BasketTemplateHead } from '@shop/contracts/basket-order/basket-templates';
import { formatInstantDay } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Badge, Link, Row, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { useState } from 'react';
import styled from 'styled-components';
import { Recalculated } from '../../common/recalculated.ts';
import { hrefOfTemplate } from '../../common/templates/template-address.ts';
import { runTemplateAction } from '../actions/run-template-action.ts';
import { TemplateActions } from './template-actions.tsx';

async function loadDialog() {
  const part = await import(/* webpackChunkName: "templates-lazy" */ './rename-template-dialog.tsx');
  return part.RenameTemplateDialog;
}

const about: readonly Column<BasketTemplateHead>[] = [
  {
    key: 'name',
    header: 'Шаблон',
    primary: true,
    cell: ({ code, name, description, isShared }) => (
      <>
        <Row gap={2} as="span">
          <Link to={hrefOfTemplate(code)}>{name}</Link>
          {isShared && <Badge tone="info">Общий</Badge>}
        </Row>
        {description && (
          <Text as="div" size="s" tone="muted" weight="regular" clamp={2}>
            {description}
          </Text>
        )}
      </>
    ),
  },
  { key: 'author', header: 'Автор', width: '160px', cell: ({ author }) => author },
  {
    key: 'rows',
    header: 'Состав',
    align: 'end',
    width: '112px',
    cell: ({ rowCount }) => countOf(rowCount, 'позиция', 'позиции', 'позиций'),
  },
];

const sum: Column<BasketTemplateHead> = {
  key: 'total',
  header: 'Сумма сегодня',
  align: 'end',
  width: '136px',
  cell: ({ totalKopecks }) => totalKopecks !== null && <Money kopecks={totalKopecks} weight="medium" />,
};

const changed: Column<BasketTemplateHead> = {
  key: 'updated',
  header: 'Изменён',
  width: '112px',
  cell: ({ updatedAt }) => formatInstantDay(updatedAt),
};

interface TemplatesTableProps {
  readonly templates: readonly BasketTemplateHead[];
  /** The table shows the answer to an earlier search. */
  readonly isStale: boolean;
  /** A template has gone, and with it the button that had the focus. */
  readonly onDeleted: () => void;
}

export function TemplatesTable({ templates, isStale, onDeleted }: TemplatesTableProps) {
  const { chunk: RenameDialog, ask } = useLazyChunk(loadDialog);
  const [renamed, setRenamed] = useState<BasketTemplateHead>();
  async function remove(template: BasketTemplateHead) {
    if (await runTemplateAction((acts) => acts.deleteTemplate(template))) onDeleted();
  }

  const actions: Column<BasketTemplateHead> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    width: '168px',
    cardLabel: false,
    cell: (template) => (
      <TemplateActions
        template={template}
        onRename={() => {
          setRenamed(template);
          ask();
        }}
        onDelete={() => void remove(template)}
      />
    ),
  };
  const hasSums = templates.some(({ totalKopecks }) => totalKopecks !== null);
  return (
    <Clipped aria-busy={isStale}>
      <Table
        caption="Шаблоны корзины"
        columns={[...about, ...(hasSums ? [sum] : []), changed, actions]}
        rows={templates}
        rowKey={({ id }) => id}
        density="cozy"
      />
      {renamed && RenameDialog && <RenameDialog template={renamed} onClose={() => setRenamed(undefined)} />}
    </Clipped>
  );
}

/** The table's head must not stick out of the card's corners. */
const Clipped = styled(Recalculated)`
  overflow: clip;
`;
