import type { OwnTab } from './common/own-tab.ts';

/** The tabs of `/mycompanies/` (§2) in their order; each is a lazy chunk, named as in area.json. */
export const ownTabs: readonly OwnTab[] = [
  {
    path: '/mycompanies/',
    label: 'Юридические лица',
    title: 'Мои компании',
    height: 420,
    isOfOne: false,
    load: async () => {
      const { LegalEntitiesTab } = await import(
        /* webpackChunkName: "own-legal-entities" */ './legal-entities/legal-entities-tab.tsx'
      );
      return { Tab: LegalEntitiesTab };
    },
  },
  {
    path: '/mycompanies/people/',
    label: 'Сотрудники',
    title: 'Сотрудники — Мои компании',
    height: 560,
    isOfOne: true,
    needsRight: 'видеть сотрудников',
    load: async () => {
      const { PeopleTab } = await import(/* webpackChunkName: "own-people" */ './people/people-tab.tsx');
      return { Tab: PeopleTab };
    },
  },
  {
    path: '/mycompanies/salepoints/',
    label: 'Торговые точки',
    title: 'Торговые точки — Мои компании',
    height: 560,
    isOfOne: true,
    load: async () => {
      const { SalePointsTab } = await import(
        /* webpackChunkName: "own-sale-points" */ './sale-points/sale-points-tab.tsx'
      );
      return { Tab: SalePointsTab };
    },
  },
  {
    path: '/mycompanies/history/',
    label: 'История',
    title: 'История — Мои компании',
    height: 560,
    isOfOne: true,
    needsRight: 'видеть историю',
    load: async () => {
      const { HistoryTab } = await import(/* webpackChunkName: "own-history" */ './history-tab.tsx');
      return { Tab: HistoryTab };
    },
  },
];

/** Finds the tab of a path, with or without a trailing slash. */
export function ownTabAt(pathname: string): OwnTab | undefined {
  return ownTabs.find(({ path }) => path === `${pathname.replace(/\/+$/, '')}/`);
}
