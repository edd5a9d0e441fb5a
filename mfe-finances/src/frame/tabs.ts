import type { FinanceSection } from '@shop/contracts/finances/finances';
import type { FirstQuery } from '@shop/platform/query';
import type { ComponentType } from 'react';
import { actsQuery } from '../acts/acts.api.ts';
import { balanceQuery, turnoverQuery } from '../balance/balance.api.ts';
import { bonusQuery } from '../bonus/bonus.api.ts';
import { partyOf } from '../common/filters/use-party.ts';
import { ActsSkeleton } from '../common/skeletons/acts-skeleton.tsx';
import { BalanceSkeleton } from '../common/skeletons/balance-skeleton.tsx';
import { BonusSkeleton } from '../common/skeletons/bonus-skeleton.tsx';
import { HistorySkeleton } from '../common/skeletons/history-skeleton.tsx';
import { ScheduleSkeleton } from '../common/skeletons/schedule-skeleton.tsx';
import { historyQuery } from '../history/history.api.ts';
import { scheduleQuery } from '../schedule/schedule.api.ts';

export interface FinanceTab {
  readonly section: FinanceSection;
  readonly path: string;
  /** The label of the tab; `title` is the document title. */
  readonly label: string;
  readonly title: string;
  /** Whether the contract chosen above the tab filters it. */
  readonly isByContract: boolean;
  /** Shown until the chunk and the first answer have loaded. */
  readonly Skeleton: ComponentType;
  /** The queries that the tab begins with, by its search parameters. */
  readonly first: (search: URLSearchParams) => readonly FirstQuery[];
  readonly load: () => Promise<ComponentType>;
}

/** The tabs of `/finances/` (§2) in their order; each is a lazy chunk, named as in area.json. */
export const financeTabs: readonly FinanceTab[] = [
  {
    section: 'balance',
    path: '/finances/',
    label: 'Баланс',
    title: 'Баланс — Финансы',
    // The plots have a contract select of their own; the rest of the tab covers all contracts.
    isByContract: false,
    Skeleton: BalanceSkeleton,
    first: (search) => [balanceQuery(partyOf(search).contragent), turnoverQuery(search)],
    load: async () =>
      (await import(/* webpackChunkName: "balance" */ '../balance/balance-page.tsx')).BalancePage,
  },
  {
    section: 'acts',
    path: '/finances/acts/',
    label: 'Акты сверки',
    title: 'Акты сверки — Финансы',
    // The form chooses the contract.
    isByContract: false,
    Skeleton: ActsSkeleton,
    first: (search) => [actsQuery(search)],
    load: async () => (await import(/* webpackChunkName: "acts" */ '../acts/acts-page.tsx')).ActsPage,
  },
  {
    section: 'history',
    path: '/finances/history/',
    label: 'История платежей',
    title: 'История платежей — Финансы',
    isByContract: true,
    Skeleton: HistorySkeleton,
    first: (search) => [historyQuery(search)],
    load: async () =>
      (await import(/* webpackChunkName: "history" */ '../history/history-page.tsx')).HistoryPage,
  },
  {
    section: 'schedule',
    path: '/finances/schedule/',
    label: 'График платежей',
    title: 'График платежей — Финансы',
    isByContract: true,
    Skeleton: ScheduleSkeleton,
    first: (search) => [scheduleQuery(search)],
    load: async () =>
      (await import(/* webpackChunkName: "schedule" */ '../schedule/schedule-page.tsx')).SchedulePage,
  },
  {
    section: 'bonus',
    path: '/finances/bonus/',
    label: 'Бонусный план',
    title: 'Бонусный план — Финансы',
    isByContract: false,
    Skeleton: BonusSkeleton,
    first: (search) => [bonusQuery(search)],
    load: async () => (await import(/* webpackChunkName: "bonus" */ '../bonus/bonus-page.tsx')).BonusPage,
  },
];

/** Finds the tab of a path, with or without a trailing slash. */
export function tabAt(pathname: string): FinanceTab | undefined {
  return financeTabs.find(({ path }) => path === `${pathname.replace(/\/+$/, '')}/`);
}
