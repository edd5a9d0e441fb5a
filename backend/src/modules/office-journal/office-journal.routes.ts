import { getOfficeJournal, undoOfficeChange as undoCall } from '@shop/contracts/office/journal';
import { route, write } from '../../platform/http/route.ts';
import { readOfficeJournal, undoOfficeChange } from './office-journal.service.ts';

/** The record of what the office has changed, for staff with any right there. */
export const officeJournalRoutes = [
  route(getOfficeJournal, ({ actor, db, query }) => readOfficeJournal(db, actor, query)),
  write(undoCall, ({ actor, db, params }) => undoOfficeChange(db, actor, params.id)),
];
