import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'catalog',
  title: 'Каталог',
  pages: [
    { path: '/catalog/*', page: async () => (await import(/* webpackChunkName: "catalog-routes" */ './catalog/catalog.routes.ts')).catalogRoute },
    { path: '/detail/:code/', page: async () => (await import(/* webpackChunkName: "product-routes" */ './product/product.routes.ts')).productRoute },
    { path: '/search/*', page: async () => (await import(/* webpackChunkName: "search" */ './search/search.routes.ts')).searchRoute },
    { path: '/favourites/', page: async () => (await import(/* webpackChunkName: "favourites-routes" */ './favourites/favourites.routes.ts')).favouritesRoute },
    { path: '/compare/', page: async () => (await import(/* webpackChunkName: "compare-routes" */ './compare/compare.routes.ts')).compareRoute },
    { path: '/brands/', page: async () => (await import(/* webpackChunkName: "brands" */ './brands/brands.routes.ts')).brandsRoute },
    { path: '/brands/:brand/*', page: async () => (await import(/* webpackChunkName: "brands" */ './brands/brands.routes.ts')).brandRoute },
    { path: '/actions/', page: async () => (await import(/* webpackChunkName: "promotions-routes" */ './promotions/promotions.routes.ts')).promotionsRoute },
    { path: '/actions/manage/*', page: async () => (await import(/* webpackChunkName: "promotion-editing" */ './promotion-editing/promotion-editing-page.tsx')).PromotionEditingPage },
    { path: '/actions/:code/', page: async () => (await import(/* webpackChunkName: "promotions-routes" */ './promotions/promotions.routes.ts')).promotionRoute },
    { path: '/marketing/', page: async () => (await import(/* webpackChunkName: "marketing-routes" */ './marketing/marketing.routes.ts')).marketingRoute },
    { path: '/marketing/:code/', page: async () => (await import(/* webpackChunkName: "marketing-routes" */ './marketing/marketing.routes.ts')).marketingItemRoute },
    { path: '/price-lists/', page: async () => (await import(/* webpackChunkName: "price-lists-routes" */ './price-lists/price-lists.routes.ts')).priceListsRoute },
  ],
});
