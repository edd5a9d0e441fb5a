import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'support',
  title: 'Поддержка',
  pages: [
    { path: '/appeal/', page: async () => (await import(/* webpackChunkName: "appeals" */ './appeals/list/appeals-page.tsx')).AppealsPage },
    { path: '/appeal/add/', page: async () => (await import(/* webpackChunkName: "new-appeal" */ './appeals/new-appeal/new-appeal-page.tsx')).NewAppealPage },
    { path: '/news/', page: async () => (await import(/* webpackChunkName: "news" */ './news/news-page.tsx')).NewsPage },
    { path: '/news/:code/', page: async () => (await import(/* webpackChunkName: "news" */ './news/news-item-page.tsx')).NewsItemPage },
    { path: '/faq/', page: async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')).FaqPage },
    { path: '/faq-new/', page: async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')).FaqPage },
    { path: '/privacy/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/personal-data/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/typical-page/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/typical-page/:code/', page: async () => (await import(/* webpackChunkName: "static-page" */ './static-pages/static-page.tsx')).StaticPage },
    { path: '/manager/content/*', page: async () => (await import(/* webpackChunkName: "content-editing" */ './content-editing/content-editing-page.tsx')).ContentEditingPage },
    { path: '/appeal/:id/', page: async () => (await import(/* webpackChunkName: "appeal" */ './appeals/conversation/page/appeal-page.tsx')).AppealPage },
    { path: '/notification/', page: async () => (await import(/* webpackChunkName: "notifications" */ './notifications/notifications-page.tsx')).NotificationsPage },
  ],
});
