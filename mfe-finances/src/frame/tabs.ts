import type { FinanceSection } from '@shop/contracts/finances/finances';
import type { ComponentType } from 'react';
import { ActsSkeleton } from '../common/skeletons/acts-skeleton.tsx';
import { BalanceSkeleton } from '../common/skeletons/balance-skeleton.tsx';
import { BonusSkeleton } from '../common/skeletons/bonus-skeleton.tsx';
import { HistorySkeleton } from '../common/skeletons/history-skeleton.tsx';
import { ScheduleSkeleton } from '../common/skeletons/schedule-skeleton.tsx';

/** The exports of the chunk of a tab. */
interface TabContent {
  readonly Page: ComponentType;
  /** Prefetches what the tab shows for these search parameters; the page reports failures. */
  readonly prefetch: (search: URLSearchParams) => Promise<unknown>;
}

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
  readonly load: () => Promise<TabContent>;
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
    load: async () => {
      const { BalancePage, prefetchBalance } = await import(
        /* webpackChunkName: "balance" */ '../balance/balance-page.tsx'
      );
      return { Page: BalancePage, prefetch: prefetchBalance };
    },
  },
  {
    section: 'acts',
    path: '/finances/acts/',
    label: 'Акты сверки',
    title: 'Акты сверки — Финансы',
    // The form chooses the contract.
    isByContract: false,
    Skeleton: ActsSkeleton,
    load: async () => {
      const { ActsPage, prefetchActs } = await import(/* webpackChunkName: "acts" */ '../acts/acts-page.tsx');
      return { Page: ActsPage, prefetch: prefetchActs };
    },
  },
  {
    section: 'history',
    path: '/finances/history/',
    label: 'История платежей',
    title: 'История платежей — Финансы',
    isByContract: true,
    Skeleton: HistorySkeleton,
    load: async () => {
      const { HistoryPage, prefetchHistory } = await import(
        /* webpackChunkName: "history" */ '../history/history-page.tsx'
      );
      return { Page: HistoryPage, prefetch: prefetchHistory };
    },
  },
  {
    section: 'schedule',
    path: '/finances/schedule/',
    label: 'График платежей',
    title: 'График платежей — Финансы',
    isByContract: true,
    Skeleton: ScheduleSkeleton,
    load: async () => {
      const { SchedulePage, prefetchSchedule } = await import(
        /* webpackChunkName: "schedule" */ '../schedule/schedule-page.tsx'
      );
      return { Page: SchedulePage, prefetch: prefetchSchedule };
    },
  },
  {
    section: 'bonus',
    path: '/finances/bonus/',
    label: 'Бонусный план',
    title: 'Бонусный план — Финансы',
    isByContract: false,
    Skeleton: BonusSkeleton,
    load: async () => {
      const { BonusPage, prefetchBonus } = await import(
        /* webpackChunkName: "bonus" */ '../bonus/bonus-page.tsx'
      );
      return { Page: BonusPage, prefetch: prefetchBonus };
    },
  },
];

/** Finds the tab of a path, with or without a trailing slash. */
export function tabAt(pathname: string): FinanceTab | undefined {
  return financeTabs.find(({ path }) => path === `${pathname.replace(/\/+$/, '')}/`);
}
