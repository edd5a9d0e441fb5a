import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

/** Says that something on the product's page did not work, for 2.5 seconds (§4). */
export function tellFailure(error: unknown): void {
  toast.danger(messageOf(error), { durationMs: DETAIL_ERROR_MS });
}
