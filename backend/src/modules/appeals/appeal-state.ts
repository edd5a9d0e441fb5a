import { type AppealSide, type AppealStatus, statusAfterMessage } from '@shop/contracts/support/appeal-rules';

/** The status of an appeal and the times that follow from its messages. */
export interface AppealState {
  readonly status: AppealStatus;
  /** When the company began to wait for an answer; null if it does not wait. */
  readonly waitingSince: Date | null;
  /** When the shop answered first. */
  readonly firstAnsweredAt: Date | null;
}

/**
 * Returns the state after a message of a side. Without an explicit status, the status follows from the side and the
 * current one.
 */
export function afterMessage(
  side: AppealSide,
  state: AppealState,
  at: Date,
  status: AppealStatus = statusAfterMessage(side, state.status),
): AppealState {
  if (side === 'shop') return { status, waitingSince: null, firstAnsweredAt: state.firstAnsweredAt ?? at };
  return { ...state, status, waitingSince: state.waitingSince ?? at };
}

/**
 * Returns the state after a status change without a message. A company that reopens an appeal waits for an answer
 * again; waiting for the company, solved and closed count as answered.
 */
export function afterStatus(
  side: AppealSide,
  state: AppealState,
  at: Date,
  status: AppealStatus,
): AppealState {
  if (status === 'waiting' || isDone(status)) return { ...state, status, waitingSince: null };
  if (side === 'customer') return { ...state, status, waitingSince: state.waitingSince ?? at };
  return { ...state, status };
}

export function isDone(status: AppealStatus): boolean {
  return status === 'solved' || status === 'closed';
}
