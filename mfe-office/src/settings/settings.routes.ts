import type { PageRoute } from '@shop/remote';
import { settingQuery, settingsQuery } from './settings.queries.ts';

/** `/office/settings/`: its first query is sent while the page's chunk loads. */
export const settingsRoute: PageRoute = {
  first: () => [settingsQuery()],
  page: async () => (await import(/* webpackChunkName: "settings" */ './settings-page.tsx')).SettingsPage,
};

export const settingRoute: PageRoute = {
  first: ({ params: { name = '' } }) => [settingQuery(name)],
  page: async () => (await import(/* webpackChunkName: "setting" */ './setting-page.tsx')).SettingPage,
};
