import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Button, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { type ReactNode, useMemo } from 'react';
import { useQuickOrderParams } from '../common/use-quick-order-params.ts';
import type { LineSource } from './describe-lines.ts';
import type { LineList } from './line-list.ts';
import { countOutcomes } from './order-line.ts';
import { ResultMessages } from './result-messages.tsx';
import { ResultTable } from './result-table.tsx';
import { ResultTotals } from './result-totals.tsx';
import { useLines, useShownLines } from './use-lines.ts';

interface ResultViewProps {
  readonly list: LineList;
  readonly source: LineSource;
  /** The last line first: of a list that grows at the top. */
  readonly isNewestFirst?: boolean;
  /** More lines are coming that belong together with these: nothing is changed or added meanwhile. */
  readonly isGrowing?: boolean;
  readonly actions?: ReactNode;
}

/** The one result of all three tabs: totals, what was done, and every line to be set right in place. */
export function ResultView({
  list,
  source,
  isNewestFirst = false,
  isGrowing = false,
  actions,
}: ResultViewProps) {
  const { params, setShown } = useQuickOrderParams();
  const state = useLines(list);
  const counts = useMemo(() => countOutcomes(state.lines), [state.lines]);
  const shown = useShownLines(state.lines, params.show);
  const lines = useMemo(() => (isNewestFirst ? shown.toReversed() : shown), [shown, isNewestFirst]);
  const region = useKeptFocus<HTMLDivElement>(`${lines.length} ${state.addition === null}`);
  return (
    <Stack gap={4} ref={region} as="section" aria-label="Результат">
      <ResultTotals
        state={state}
        counts={counts}
        source={source}
        show={params.show}
        onShow={setShown}
        isLocked={isGrowing}
        onAdd={() => void list.addReady()}
        actions={actions}
      />
      <ResultMessages list={list} state={state} />
      {lines.length === 0 ? (
        <EmptyState
          compact
          title={counts.added > 0 && params.show === 'all' ? 'Все строки в корзине' : 'Таких строк нет'}
          action={
            params.show !== 'all' && <Button onClick={() => setShown('all')}>Показать все строки</Button>
          }
        />
      ) : (
        <ResultTable list={list} lines={lines} isLocked={state.isAdding || isGrowing} />
      )}
    </Stack>
  );
}
