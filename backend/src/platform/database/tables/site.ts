import type { Generated } from 'kysely';
import type { Id, InstantNow, Json } from './columns.ts';

// The shop's furniture: what users arrange, what operations switch.

export interface HomeChoicesTable {
  user_id: number;
  controls: Json<{ code: string; isShown: boolean }[]>;
  saved_at: InstantNow;
}

export interface SiteJournalTable {
  id: Id;
  at: InstantNow;
  action: 'works-on' | 'works-off' | 'company-closed' | 'company-opened';
  counterparty_id: number | null;
  why: Generated<string>;
  /** Null for a command. */
  user_id: number | null;
  by_name: string;
}
