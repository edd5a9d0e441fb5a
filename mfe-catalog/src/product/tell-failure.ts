import { DETAIL_ERROR_MS } from '@shop/shared/contracts/constants';
import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';

/** Says that something on the product's page did not work, for 2.5 seconds (§4). */
export function tellFailure(error: unknown): void {
  toast.danger(messageOf(error), { durationMs: DETAIL_ERROR_MS });
}
