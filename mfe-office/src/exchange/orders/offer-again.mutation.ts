import { type ExchangeOrder, offerOrderAgain } from '@shop/contracts/office/exchange';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshExchange } from '../common/exchange.queries.ts';

/** Has an order handed over once more; a refusal is reported in the server's words. */
export async function offerAgain({ id, number }: ExchangeOrder): Promise<void> {
  try {
    await call(offerOrderAgain, { params: { id } });
    toast(`Заказ № ${number} уйдёт в\u00a01С со\u00a0следующим обменом`);
  } catch (error) {
    toast.danger(`Заказ № ${number} ещё раз не\u00a0отдан. ${messageOf(error)}`);
  }
  await refreshExchange();
}
