import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'support',
  title: 'Поддержка',
  pages: [
    { path: '/appeal/', page: async () => (await import(/* webpackChunkName: "appeals-routes" */ './appeals/appeals.routes.ts')).appealsRoute },
    { path: '/appeal/add/', page: async () => (await import(/* webpackChunkName: "appeals-routes" */ './appeals/appeals.routes.ts')).newAppealRoute },
    { path: '/news/', page: async () => (await import(/* webpackChunkName: "news-routes" */ './news/news.routes.ts')).newsRoute },
    { path: '/news/:code/', page: async () => (await import(/* webpackChunkName: "news-routes" */ './news/news.routes.ts')).newsItemRoute },
    { path: '/faq/', page: async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')).FaqPage },
    { path: '/faq-new/', page: async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')).FaqPage },
    { path: '/privacy/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/personal-data/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/typical-page/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/typical-page/:code/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/manager/content/*', page: async () => (await import(/* webpackChunkName: "content-editing" */ './content-editing/content-editing-page.tsx')).ContentEditingPage },
    { path: '/appeal/:id/', page: async () => (await import(/* webpackChunkName: "appeals-routes" */ './appeals/appeals.routes.ts')).appealRoute },
    { path: '/notification/', page: async () => (await import(/* webpackChunkName: "notifications-routes" */ './notifications/notifications.routes.ts')).notificationsRoute },
  ],
});
