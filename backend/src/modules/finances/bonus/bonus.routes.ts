import { getBonusPlan } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { route } from '../../../platform/http/route.ts';
import { financeActor } from '../ledger/finance-actor.ts';
import { type Plan, readPlans } from './bonus.repository.ts';
import { bonusOf, forecastOf, nextStepOf } from './bonus-sums.ts';

/** The current bonus plan and earlier ones (§7). */
export const bonusRoutes = [
  route(getBonusPlan, async ({ db, actor, query: { contragent } }) => {
    const { counterpartyId } = scoped(db, await financeActor(db, actor, contragent));
    return presentPlans(await readPlans(db, counterpartyId), todayInMoscow());
  }),
];

function presentPlans(plans: readonly Plan[], today: Day): WireAnswer<typeof getBonusPlan> {
  const running = plans.find(({ periodFrom, periodTo }) => periodFrom <= today && today <= periodTo);
  return {
    plan: running === undefined ? null : presentRunning(running, today),
    history: plans.filter(({ periodTo }) => periodTo < today).map(presentPast),
  };
}

function presentRunning({ periodFrom, periodTo, targetKopecks, steps, reachedKopecks }: Plan, today: Day) {
  const forecastKopecks = forecastOf({ periodFrom, periodTo }, reachedKopecks, today);
  return {
    periodFrom,
    periodTo,
    targetKopecks,
    reachedKopecks,
    forecastKopecks,
    steps: [...steps],
    bonusKopecks: bonusOf(steps, reachedKopecks),
    forecastBonusKopecks: forecastKopecks === null ? null : bonusOf(steps, forecastKopecks),
    next: nextStepOf(steps, reachedKopecks),
  };
}

/** A paid bonus stays as it was paid, even if the turnover is corrected later. */
function presentPast(plan: Plan) {
  const { periodFrom, periodTo, targetKopecks, reachedKopecks, documentNumber, paidKopecks, steps } = plan;
  const bonusKopecks = paidKopecks ?? bonusOf(steps, reachedKopecks);
  return { periodFrom, periodTo, targetKopecks, reachedKopecks, bonusKopecks, documentNumber };
}
