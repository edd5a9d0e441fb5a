import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'catalog',
  title: 'Каталог',
  pages: [
    { path: '/catalog/*', page: async () => (await import(/* webpackChunkName: "catalog" */ './catalog/catalog-page.tsx')).CatalogPage },
    { path: '/detail/:code/', page: async () => (await import(/* webpackChunkName: "product" */ './product/page/product-page.tsx')).ProductPage },
    { path: '/search/*', page: async () => (await import(/* webpackChunkName: "search" */ './search/search-page.tsx')).SearchPage },
    { path: '/favourites/', page: async () => (await import(/* webpackChunkName: "favourites" */ './favourites/favourites-page.tsx')).FavouritesPage },
    { path: '/compare/', page: async () => (await import(/* webpackChunkName: "compare" */ './compare/compare-page.tsx')).ComparePage },
    { path: '/brands/', page: async () => (await import(/* webpackChunkName: "brand-index" */ './brands/brands-page.tsx')).BrandsPage },
    { path: '/brands/:brand/*', page: async () => (await import(/* webpackChunkName: "brands" */ './brands/brand-page.tsx')).BrandPage },
    { path: '/actions/', page: async () => (await import(/* webpackChunkName: "actions" */ './promotions/promotions-page.tsx')).PromotionsPage },
    { path: '/actions/manage/*', page: async () => (await import(/* webpackChunkName: "promotion-editing" */ './promotion-editing/promotion-editing-page.tsx')).PromotionEditingPage },
    { path: '/actions/:code/', page: async () => (await import(/* webpackChunkName: "actions" */ './promotions/promotion-page.tsx')).PromotionPage },
    { path: '/marketing/', page: async () => (await import(/* webpackChunkName: "marketing" */ './marketing/marketing-page.tsx')).MarketingPage },
    { path: '/marketing/:code/', page: async () => (await import(/* webpackChunkName: "marketing" */ './marketing/marketing-item-page.tsx')).MarketingItemPage },
    { path: '/price-lists/', page: async () => (await import(/* webpackChunkName: "price-lists" */ './price-lists/price-lists-page.tsx')).PriceListsPage },
  ],
});
