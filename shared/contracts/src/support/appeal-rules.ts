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

/** Who writes in a conversation: the company, or the shop. */
export const appealSide = v.picklist(['customer', 'shop']);
export type AppealSide = v.InferOutput<typeof appealSide>;

/** Days after which a solved appeal that nobody has objected to closes by itself. */
export const APPEAL_CLOSES_AFTER_DAYS = 7;

/**
 * The statuses that a side may give to an appeal, but the one it has: новое → в работе → ожидает ответа → решено →
 * закрыто. `waiting` waits for the company. A company closes what is solved, and opens again what is solved or closed.
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
 * The status a message leaves behind: the company's opens again what was solved and answers what waited for it; the
 * shop's first takes the appeal on and waits for the company, unless it says otherwise.
 */
export function statusAfterMessage(side: AppealSide, status: AppealStatus): AppealStatus {
  if (side === 'shop') return status === 'solved' ? 'solved' : 'waiting';
  return status === 'new' ? 'new' : 'in-progress';
}

/** Nobody writes into a closed appeal: it is opened again first. */
export function mayWrite(status: AppealStatus): boolean {
  return status !== 'closed';
}

/** The rating is given once, by the company, when the appeal is solved or closed. */
export function mayRate(status: AppealStatus, rating: number | null): boolean {
  return rating === null && (status === 'solved' || status === 'closed');
}
