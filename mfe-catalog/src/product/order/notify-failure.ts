import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

/** Reports a failed action of the product page for 2.5 seconds (§4). */
export function notifyFailure(error: unknown): void {
  toast.danger(messageOf(error), { durationMs: DETAIL_ERROR_MS });
}
