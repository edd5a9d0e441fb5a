export const loadFastView = () =>
  import(/* webpackChunkName: "product" */ '../../product/fast-view/fast-view.tsx');
