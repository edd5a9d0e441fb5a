import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'basket-order',
  title: 'Корзина и заказы',
  pages: [
    { path: '/basket/', page: async () => (await import(/* webpackChunkName: "basket" */ './basket/basket.routes.ts')).basketRoute },
    { path: '/order/', page: async () => (await import(/* webpackChunkName: "checkout-routes" */ './checkout/checkout.routes.ts')).checkoutRoute },
    { path: '/quickorder/', page: async () => (await import(/* webpackChunkName: "quick-order" */ './quick-order/quick-order-page.tsx')).QuickOrderPage },
    { path: '/basket-templates/', page: async () => (await import(/* webpackChunkName: "templates-routes" */ './templates/templates.routes.ts')).templatesRoute },
    // The same chunk as the list, as with orders.
    { path: '/basket-templates/:code/', page: async () => (await import(/* webpackChunkName: "templates-routes" */ './templates/templates.routes.ts')).templateRoute },
    { path: '/orders/', page: async () => (await import(/* webpackChunkName: "orders-routes" */ './orders/orders.routes.ts')).ordersRoute },
    // The same chunk as the list: both belong to the one route /orders/, whose chunk the origin preloads.
    { path: '/orders/:code/', page: async () => (await import(/* webpackChunkName: "orders-routes" */ './orders/orders.routes.ts')).orderRoute },
    { path: '/deliveryaddress/', page: async () => (await import(/* webpackChunkName: "addresses-routes" */ './addresses/addresses.routes.ts')).placesRoute },
  ],
});
