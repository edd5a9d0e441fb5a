/**
 * Stands in for `react-refresh/runtime`: one for the whole page. React asks only the runtime that refreshed last which
 * component replaces which, so with one for each area an edit in one area would undo those in all others.
 */
globalThis.shopRefresh ??= require('react-refresh');
module.exports = globalThis.shopRefresh;
