/**
 * Replaces `react-refresh/runtime` with one for the whole page. React asks only the last runtime that
 * refreshed which component replaces which, so with one per area an edit in one area would undo those in all
 * others.
 */
globalThis.shopRefresh ??= require('react-refresh');
module.exports = globalThis.shopRefresh;
