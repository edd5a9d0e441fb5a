/** The list of settings, for features that lead to some of them. */
export { settingsQuery } from './settings.queries.ts';
