import { defineMicrofrontend } from '@shop/shared/microfrontend';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'catalog',
  title: 'Каталог',
  pages: [
    {
      path: '/catalog/*',
      page: async () =>
        (await import(/* webpackChunkName: "catalog" */ './catalog/catalog-page.tsx')).CatalogPage,
    },
    {
      path: '/detail/:code/',
      page: async () =>
        (await import(/* webpackChunkName: "product" */ './product/product-page.tsx')).ProductPage,
    },
    {
      path: '/compare/',
      page: async () =>
        (await import(/* webpackChunkName: "compare" */ './compare/compare-page.tsx')).ComparePage,
    },
  ],
});
