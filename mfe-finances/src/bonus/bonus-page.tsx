import { exportFinances } from '@shop/contracts/finances/finances';
import { useEvent } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { queryClient, useQuery } from '@shop/platform/query';
import { Grid, Panel, Stack } from '@shop/ui';
import { ExportButton } from '../common/export-button.tsx';
import { partyOf } from '../common/filters/use-party.ts';
import { BonusSkeleton } from '../common/skeletons/bonus-skeleton.tsx';
import { TabFailure } from '../common/tab-failure.tsx';
import { useSearch } from '../common/use-search.ts';
import { bonusQuery } from './bonus.queries.ts';
import { BonusFigures } from './bonus-figures.tsx';
import { BonusHistory } from './bonus-history.tsx';
import { BonusSteps } from './bonus-steps.tsx';
import { NoPlan } from './no-plan.tsx';
import { periodName } from './period-name.ts';
import { PlanProgress } from './plan-progress.tsx';

export const prefetchBonus = (search: URLSearchParams) => queryClient.prefetchQuery(bonusQuery(search));

/** The bonus plan of the running period: how far it is, what the next step gives; and what earlier ones gave. */
export function BonusPage() {
  const { search } = useSearch();
  const { data, error, isPending, isFetching, refetch } = useQuery(bonusQuery(search));
  useEvent('ledger.changed', () => void refetch());

  if (isPending) return <BonusSkeleton />;
  if (!data)
    return (
      <TabFailure
        error={error}
        title="Не удалось загрузить бонусный план"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const { plan, history } = data;
  const { contragent } = partyOf(search);
  return (
    <Stack gap={5}>
      {plan ? (
        <>
          <BonusFigures plan={plan} />
          <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" collapse="desktop" gap={5} align="start">
            <Panel title={`План: ${periodName(plan)}`}>
              <PlanProgress plan={plan} />
            </Panel>
            <Panel title="Ступени плана" padding={0}>
              <BonusSteps plan={plan} />
            </Panel>
          </Grid>
        </>
      ) : (
        <NoPlan />
      )}
      {history.length > 0 && (
        <Panel
          title="Прошлые периоды"
          padding={0}
          actions={
            <ExportButton
              size="s"
              issueUrl={() => call(exportFinances, { body: { section: 'bonus', contragent } })}
              progress="Готовим бонусный план…"
              failure="Бонусный план не&nbsp;скачан"
            />
          }
        >
          <BonusHistory history={history} />
        </Panel>
      )}
    </Stack>
  );
}
