import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'office',
  title: 'Управление',
  pages: [
    { path: '/office/', page: async () => (await import(/* webpackChunkName: "checklist-routes" */ './checklist/checklist.routes.ts')).checklistRoute },
    { path: '/office/first-start/', page: async () => (await import(/* webpackChunkName: "first-start" */ './first-start/first-start-page.tsx')).FirstStartPage },
    { path: '/office/staff/', page: async () => (await import(/* webpackChunkName: "staff-routes" */ './staff/staff.routes.ts')).staffRoute },
    { path: '/office/clients/', page: async () => (await import(/* webpackChunkName: "clients-routes" */ './clients/clients.routes.ts')).clientsRoute },
    { path: '/office/clients/:code/', page: async () => (await import(/* webpackChunkName: "clients-routes" */ './clients/clients.routes.ts')).clientRoute },
    { path: '/office/settings/', page: async () => (await import(/* webpackChunkName: "settings-routes" */ './settings/settings.routes.ts')).settingsRoute },
    { path: '/office/settings/:name/', page: async () => (await import(/* webpackChunkName: "settings-routes" */ './settings/settings.routes.ts')).settingRoute },
    { path: '/office/consents/', page: async () => (await import(/* webpackChunkName: "consents-routes" */ './consents/consents.routes.ts')).consentsRoute },
    { path: '/office/calendar/', page: async () => (await import(/* webpackChunkName: "calendar-routes" */ './calendar/calendar.routes.ts')).calendarRoute },
    { path: '/office/journal/', page: async () => (await import(/* webpackChunkName: "journal-routes" */ './journal/journal.routes.ts')).journalRoute },
    { path: '/office/references/', page: async () => (await import(/* webpackChunkName: "references-routes" */ './references/references.routes.ts')).referencesRoute },
    { path: '/office/references/:name/', page: async () => (await import(/* webpackChunkName: "references-routes" */ './references/references.routes.ts')).referenceRoute },
    { path: '/office/exchange/', page: async () => (await import(/* webpackChunkName: "exchange-routes" */ './exchange/exchange.routes.ts')).exchangeStateRoute },
    { path: '/office/exchange/journal/', page: async () => (await import(/* webpackChunkName: "exchange-routes" */ './exchange/exchange.routes.ts')).exchangeJournalRoute },
    { path: '/office/exchange/journal/:id/', page: async () => (await import(/* webpackChunkName: "exchange-routes" */ './exchange/exchange.routes.ts')).exchangeFileRoute },
    { path: '/office/exchange/orders/', page: async () => (await import(/* webpackChunkName: "exchange-routes" */ './exchange/exchange.routes.ts')).exchangeOrdersRoute },
    { path: '/office/exchange/nodes/', page: async () => (await import(/* webpackChunkName: "exchange-routes" */ './exchange/exchange.routes.ts')).exchangeNodesRoute },
    { path: '/office/section/:code/', page: async () => (await import(/* webpackChunkName: "section" */ './section/section-page.tsx')).SectionPage },
  ],
});
