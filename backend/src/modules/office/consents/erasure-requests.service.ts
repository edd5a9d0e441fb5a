import type { ErasureRequest } from '@shop/contracts/office/consents';
import * as v from 'valibot';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import {
  defineOfficeAction,
  type OfficeActor,
  recordOfficeChange,
} from '../../office-journal/office-journal.api.ts';
import {
  erasePerson,
  findOpenRequests,
  lockPerson,
  pseudonymOf,
} from '../../personal-data/personal-data.api.ts';

/** The subject is the pseudonym; no state, because what was erased must not come back. */
const personErased = defineOfficeAction('person.erased', {
  title: 'Удалены персональные данные по\u00a0запросу',
  right: 'office.settings',
  state: v.object({}),
  words: () => new Map(),
});

export async function listRequests(db: Db): Promise<ErasureRequest[]> {
  const today = todayInMoscow();
  return (await findOpenRequests(db)).map(({ name, lastName, requestedAt, ...request }) => ({
    ...request,
    name: `${name} ${lastName}`.trim(),
    requestedAt: requestedAt.toISOString(),
    isLate: request.dueOn < today,
  }));
}

/**
 * Erases the person of an open request and answers what the law keeps. Needs a transaction. Throws `NotFound` for a
 * request that is not open, and `Conflict` where others still need the person.
 */
export async function eraseOnRequest(db: Db, by: OfficeActor, id: number) {
  const request = (await findOpenRequests(db)).find((one) => one.id === id);
  const person = request && (await lockPerson(db, request.login));
  if (person === undefined) throw new NotFound('Этот запрос уже закрыт: его отозвали или выполнили');
  const kept = await erasePerson(db, person);
  await recordOfficeChange(db, by, { action: personErased, subject: pseudonymOf(person) });
  return { kept: kept.map(({ title, rows, because }) => ({ title, rows, because })) };
}
