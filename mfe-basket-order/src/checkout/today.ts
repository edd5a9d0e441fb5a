import { TIME_ZONE } from '@shop/shared/contracts/constants';
import { serverNow } from '@shop/shared/http';

/** Today in Moscow, as `2026-11-21`. */
export function todayInMoscow(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(serverNow());
}
