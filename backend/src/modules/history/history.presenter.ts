import type { Role } from '@shop/contracts/account/permissions';
import type { HistoryEntry } from '@shop/contracts/manager/history';
import { actedCalls } from './acted-calls.ts';
import type { Details } from './action-details.ts';
import { type Action, historyActions } from './actions.ts';
import type { HistoryRow } from './history.repository.ts';

/** An entry in words: what was done is kept as a name with details, so it is told as we tell it today. */
export function presentEntry(row: HistoryRow, role: Role): HistoryEntry {
  const { name, tell, link } = actionOf(row.action, row.details);
  const reader = { role, companyCode: row.companyCode };
  return {
    id: row.id,
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
    times: row.times,
    action: name,
    details: tell?.(row.details).join(', ') ?? '',
    link: link?.(row.details, reader) ?? null,
    company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' },
    user: person(row.userId, row.userName),
    actedBy: person(row.actedById, row.actedByName),
  };
}

function actionOf(action: string, { call }: Details): Action {
  const acted = action === 'acted' && typeof call === 'string' ? actedCalls[call] : undefined;
  if (acted !== undefined)
    return {
      name: acted.name,
      link: (_, { role }) => (role === 'CUSTOMER' ? (acted.page ?? null) : null),
    };
  const known: Readonly<Record<string, Action>> = historyActions;
  // Of a release that knew more than this one.
  return known[action] ?? historyActions.acted;
}

function person(id: number | null, name: string | null) {
  return id === null ? null : { id, name: name?.trim() || 'Неизвестно' };
}
