export const loadFastView = () => import(/* webpackChunkName: "product" */ '../product/fast-view.tsx');
