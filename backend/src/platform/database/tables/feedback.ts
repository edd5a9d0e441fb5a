import type { Id, InstantNow } from './columns.ts';

export interface FeedbackTable {
  id: Id;
  name: string;
  /** Eleven digits. */
  phone: string;
  message: string;
  user_id: number | null;
  acted_by: number | null;
  created_at: InstantNow;
}
