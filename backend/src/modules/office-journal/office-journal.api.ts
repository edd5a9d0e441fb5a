export type { Words } from './compare-words.ts';
export { defineOfficeAction, type OfficeActionOptions, type OfficeActor } from './office-action.ts';
export { type JournalPage, oncePerPage } from './once-per-page.ts';
export { officeActor, recordOfficeChange } from './record-office-change.ts';
