import { saveSalePoint } from '@shop/contracts/manager/sale-points';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshSalePoints } from './sale-points.queries.ts';

/** Adds a sale point, or saves the one with `id`. Rejects as the call does. */
export async function savePoint(point: CallInput<typeof saveSalePoint>['body']): Promise<void> {
  await call(saveSalePoint, { body: point });
  refreshSalePoints();
}
