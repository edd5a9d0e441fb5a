import { useSearch } from '@shop/kit/page/use-search';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { Grid, Panel, Stack } from '@shop/ui';
import { ExportButton } from '../common/export-button.tsx';
import { issueExportUrl } from '../common/export-finances.mutation.ts';
import { partyOf } from '../common/filters/use-party.ts';
import { BonusSkeleton } from '../common/skeletons/bonus-skeleton.tsx';
import { TabStates } from '../common/tab-states.tsx';
import { bonusQuery } from './bonus.queries.ts';
import { BonusFigures, type Plan } from './bonus-figures.tsx';
import { BonusHistory } from './bonus-history.tsx';
import { BonusSteps } from './bonus-steps.tsx';
import { NoPlan } from './no-plan.tsx';
import { periodName } from './period-name.ts';
import { PlanProgress } from './plan-progress.tsx';

/** The bonus tab: progress of the current plan, what the next step gives, and the bonuses of earlier periods. */
export function BonusPage() {
  const { params } = useSearch();
  const bonus = useQuery(bonusQuery(params));
  useEvent('ledger.changed', () => void bonus.refetch());
  return (
    <TabStates query={bonus} failure="Не удалось загрузить бонусный план" pending={<BonusSkeleton />}>
      {({ plan, history }) => (
        <Stack gap={5}>
          {plan ? <CurrentPlan plan={plan} /> : <NoPlan />}
          {history.length > 0 && (
            <Panel
              title="Прошлые периоды"
              padding={0}
              actions={
                <ExportButton
                  size="s"
                  issueUrl={() =>
                    issueExportUrl({ section: 'bonus', contragent: partyOf(params).contragent })
                  }
                  progress="Готовим бонусный план…"
                  failure="Бонусный план не&nbsp;скачан"
                />
              }
            >
              <BonusHistory history={history} />
            </Panel>
          )}
        </Stack>
      )}
    </TabStates>
  );
}

function CurrentPlan({ plan }: { readonly plan: Plan }) {
  return (
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
  );
}
