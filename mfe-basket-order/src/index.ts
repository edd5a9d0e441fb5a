import { defineMicrofrontend } from '@shop/remote';

export const { bootstrap, mount, unmount } = defineMicrofrontend({
  area: 'basket-order',
  title: 'Корзина и заказы',
  pages: [
    { path: '/basket/', page: async () => (await import(/* webpackChunkName: "basket" */ './basket/page/basket-page.tsx')).BasketPage },
    { path: '/order/', page: async () => (await import(/* webpackChunkName: "checkout" */ './checkout/page/checkout-page.tsx')).CheckoutPage },
    { path: '/quickorder/', page: async () => (await import(/* webpackChunkName: "quick-order" */ './quick-order/quick-order-page.tsx')).QuickOrderPage },
    { path: '/basket-templates/', page: async () => (await import(/* webpackChunkName: "templates" */ './templates/list/templates-page.tsx')).TemplatesPage },
    // The same chunk as the list, as with orders.
    { path: '/basket-templates/:code/', page: async () => (await import(/* webpackChunkName: "templates" */ './templates/template/template-page.tsx')).TemplatePage },
    { path: '/orders/', page: async () => (await import(/* webpackChunkName: "orders" */ './orders/list/orders-page.tsx')).OrdersPage },
    // The same chunk as the list: both belong to the one route /orders/, whose chunk the origin preloads.
    { path: '/orders/:code/', page: async () => (await import(/* webpackChunkName: "orders" */ './orders/order/order-page.tsx')).OrderPage },
    { path: '/deliveryaddress/', page: async () => (await import(/* webpackChunkName: "addresses" */ './addresses/places-page.tsx')).PlacesPage },
  ],
});
