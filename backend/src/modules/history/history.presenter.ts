import type { Role } from '@shop/contracts/account/permissions';
import type { HistoryEntry } from '@shop/contracts/manager/history';
import type { Details } from './action-details.ts';
import { type Action, historyActions } from './actions.ts';
import type { HistoryRow } from './history.repository.ts';
import { impersonatedCalls } from './impersonated-calls.ts';

/** Presents an entry. The table stores an action's name and details, so old entries follow today's wording. */
export function presentEntry(row: HistoryRow, role: Role): HistoryEntry {
  const { name, format, link } = actionOf(row.action, row.details);
  const reader = { role, companyCode: row.companyCode };
  return {
    id: row.id,
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
    times: row.times,
    action: name,
    details: format?.(row.details).join(', ') ?? '',
    link: link?.(row.details, reader) ?? null,
    company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' },
    user: person(row.userId, row.userName),
    actedBy: person(row.actedById, row.actedByName),
  };
}

function actionOf(action: string, { call }: Details): Action {
  const impersonated = action === 'acted' && typeof call === 'string' ? impersonatedCalls[call] : undefined;
  if (impersonated !== undefined)
    return {
      name: impersonated.name,
      link: (_, { role }) => (role === 'CUSTOMER' ? (impersonated.page ?? null) : null),
    };
  const actions: Readonly<Record<string, Action>> = historyActions;
  // The action was recorded by a newer release.
  return actions[action] ?? historyActions.acted;
}

function person(id: number | null, name: string | null) {
  return id === null ? null : { id, name: name?.trim() || 'Неизвестно' };
}
