import { type AppealSide, type AppealStatus, statusAfterMessage } from '@shop/contracts/support/appeal-rules';

export interface AppealState {
  readonly status: AppealStatus;
  /** Since when the company waits for an answer; null where it does not. */
  readonly waitingSince: Date | null;
  /** When the shop first answered. */
  readonly firstAnsweredAt: Date | null;
}

/** What a message of a side leaves behind, with the status that was given along with it or the one that follows. */
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
 * What a status given without a message leaves behind. The company that opens an appeal again asks for an answer, as if
 * it had written; to wait for the company, to solve and to close is to have answered.
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
