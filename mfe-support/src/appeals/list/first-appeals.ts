import { isAllowed } from '@shop/contracts/account/permissions';
import { getSession } from '@shop/platform/session';
import { managedAppealsQuery, ownAppealsQuery } from '../common/appeals.queries.ts';
import { appealsFilterOf } from '../common/use-appeals-filter.ts';

/** The first query of the list. Before the session has been checked nobody knows whose appeals it shows. */
export function firstAppeals(search: URLSearchParams) {
  const session = getSession();
  if (session.status !== 'in') return [];
  if (isAllowed('manager.appeals', session.user)) return [managedAppealsQuery(appealsFilterOf(search, true))];
  return isAllowed('appeal.see', session.user) ? [ownAppealsQuery(appealsFilterOf(search, false))] : [];
}
