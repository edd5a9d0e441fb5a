import { formatNumber } from '@shop/domain/format/number';
import { Button, Card, Row, Stack, Text } from '@shop/ui';
import { BasketIcon, SpreadsheetIcon, TemplateIcon } from '@shop/ui/parts/icons';
import type { ReactNode } from 'react';
import { useSaveAsTemplate } from '../../common/templates/use-save-as-template.tsx';
import type { ShownLines } from '../common/use-quick-order-params.ts';
import { describeCounts, type LineSource } from './describe-lines.ts';
import type { LineListState } from './line-list-state.ts';
import { type OutcomeCounts, productsOf } from './order-line.ts';
import { useSaveReport } from './save-report.mutation.ts';

interface ResultTotalsProps {
  readonly state: LineListState;
  readonly counts: OutcomeCounts;
  readonly source: LineSource;
  readonly show: ShownLines;
  readonly onShow: (show: ShownLines) => void;
  readonly isLocked: boolean;
  readonly onAdd: () => void;
  /** More actions on the lines. */
  readonly actions?: ReactNode;
}

/** Sums up all lines, filters them by outcome, and adds those that are ready to the basket. */
export function ResultTotals({
  state,
  counts,
  source,
  show,
  onShow,
  isLocked,
  onAdd,
  actions,
}: ResultTotalsProps) {
  const report = useSaveReport(state.lines);
  const template = useSaveAsTemplate();
  const ready = counts.good + counts.corrected;
  const filters: readonly (readonly [ShownLines, string, number])[] = [
    ['all', 'Все', ready + counts.rejected + counts.checking],
    ['corrected', 'Исправленные', counts.corrected],
    ['rejected', 'Отклонённые', counts.rejected],
    ['added', 'Добавленные', counts.added],
    ['dropped', 'Убранные', counts.dropped],
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Text as="p" weight="medium" numeric role="status" data-keeps-focus tabIndex={-1}>
          {describeCounts(counts, source)}
        </Text>
        <Row gap={2} role="group" aria-label="Какие строки показать">
          {filters.map(
            ([name, label, count]) =>
              (name === 'all' || count > 0 || name === show) && (
                <Button
                  key={name}
                  size="s"
                  variant={name === show ? 'secondary' : 'quiet'}
                  aria-pressed={name === show}
                  onClick={() => onShow(name)}
                >
                  {label} {formatNumber(count)}
                </Button>
              ),
          )}
        </Row>
        <Row gap={2}>
          <Button
            variant="primary"
            icon={<BasketIcon />}
            disabled={ready === 0 || isLocked}
            pending={state.isAdding}
            onClick={onAdd}
          >
            {addLabel(counts)}
          </Button>
          <Button icon={<SpreadsheetIcon />} pending={report.isPending} onClick={report.save}>
            Отчёт XLSX
          </Button>
          <Button
            icon={<TemplateIcon />}
            disabled={ready === 0 || isLocked}
            pending={template.isPending}
            onClick={() => template.save({ lines: linesReady(state.lines) })}
          >
            Сохранить как шаблон
          </Button>
          {actions}
        </Row>
        {template.dialog}
      </Stack>
    </Card>
  );
}

/** The lines that would go into the basket. */
function linesReady(lines: LineListState['lines']) {
  return productsOf(lines).map(({ id, quantity }) => ({ offerId: id, quantity }));
}

function addLabel({ good, corrected, rejected, checking }: OutcomeCounts): string {
  const count = formatNumber(good + corrected);
  if (good + corrected === 0) return 'Добавить в\u00a0корзину';
  return rejected + checking > 0 ? `Добавить остальные: ${count}` : `Добавить в\u00a0корзину: ${count}`;
}
