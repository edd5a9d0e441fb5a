import * as v from 'valibot';

export const appealStatus = v.picklist(['new', 'in-progress', 'waiting', 'solved', 'closed']);
export type AppealStatus = v.InferOutput<typeof appealStatus>;

export const APPEAL_STATUS_NAMES: Readonly<Record<AppealStatus, string>> = {
  new: 'Новое',
  'in-progress': 'В работе',
  waiting: 'Ожидает ответа',
  solved: 'Решено',
  closed: 'Закрыто',
};

/** The side that writes in a conversation: the company, or the shop. */
export const appealSide = v.picklist(['customer', 'shop']);
export type AppealSide = v.InferOutput<typeof appealSide>;

/** Days without an objection after which a solved appeal closes by itself. */
export const APPEAL_CLOSES_AFTER_DAYS = 7;

/**
 * The statuses that a side may set (decision 063): новое → в работе → ожидает ответа → решено → закрыто. `waiting`
 * waits for the company. A company closes solved appeals, and reopens solved or closed ones.
 */
export function statusesToGive(side: AppealSide, status: AppealStatus): readonly AppealStatus[] {
  if (side === 'customer') return byCustomer[status];
  if (status === 'closed') return ['in-progress'];
  const given: readonly AppealStatus[] = ['in-progress', 'waiting', 'solved', 'closed'];
  return given.filter((other) => other !== status);
}

const byCustomer: Readonly<Record<AppealStatus, readonly AppealStatus[]>> = {
  new: ['closed'],
  'in-progress': ['closed'],
  waiting: ['closed'],
  solved: ['in-progress', 'closed'],
  closed: ['in-progress'],
};

/**
 * The status after a message. A company's message reopens a solved appeal and answers a waiting one; the shop's first
 * message takes the appeal on and then waits for the company, unless a status is given.
 */
export function statusAfterMessage(side: AppealSide, status: AppealStatus): AppealStatus {
  if (side === 'shop') return status === 'solved' ? 'solved' : 'waiting';
  return status === 'new' ? 'new' : 'in-progress';
}

/** A closed appeal must be reopened before anyone writes in it. */
export function mayWrite(status: AppealStatus): boolean {
  return status !== 'closed';
}

/** Only the company rates, once, when the appeal is solved or closed. */
export function mayRate(status: AppealStatus, rating: number | null): boolean {
  return rating === null && (status === 'solved' || status === 'closed');
}
