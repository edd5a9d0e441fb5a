import { decideExchangeFile, type ExchangeFile } from '@shop/contracts/office/exchange';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshExchange } from '../common/exchange.queries.ts';

/** Agrees to a held file or refuses it; a refusal is reported in the server's words. */
export async function decideFile({ id, name }: ExchangeFile, isAccepted: boolean): Promise<void> {
  try {
    await call(decideExchangeFile, { params: { id }, body: { isAccepted } });
    toast(isAccepted ? `${name}: загружается` : `${name}: не\u00a0загружен`);
  } catch (error) {
    toast.danger(`${name}: решение не\u00a0принято. ${messageOf(error)}`);
  }
  // Also after a refusal: somebody else may have decided meanwhile.
  await refreshExchange();
}
