/**
 * React's development build, for a page with an area in development: only with it components keep their state through
 * an edit. The shell of such a page is the released one; it takes these modules in the place of its own
 * (`shell/src/host/federation/development-modules.ts`).
 */
globalThis.shopRefresh = require('react-refresh/runtime');
// React looks for the hook once, when its module is evaluated.
globalThis.shopRefresh.injectIntoGlobalHook(globalThis);

globalThis.shopDevelopmentModules = new Map([
  ['react', require('react')],
  ['react/jsx-runtime', require('react/jsx-runtime')],
  ['react/jsx-dev-runtime', require('react/jsx-dev-runtime')],
  ['react-dom', require('react-dom')],
  ['react-dom/client', require('react-dom/client')],
]);
