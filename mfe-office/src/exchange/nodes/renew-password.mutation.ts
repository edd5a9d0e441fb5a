import { type ExchangeNode, renewExchangePassword } from '@shop/contracts/office/exchange-nodes';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshExchange } from '../common/exchange.queries.ts';
import type { IssuedPassword } from './issued-password.tsx';

/** Replaces the password of a node. A refusal is reported in the server's words; the former password then stays. */
export async function renewPassword({ id, name }: ExchangeNode): Promise<IssuedPassword | undefined> {
  try {
    const issued = await call(renewExchangePassword, { params: { id } });
    void refreshExchange();
    return issued;
  } catch (error) {
    toast.danger(`${name}: пароль прежний. ${messageOf(error)}`);
    return undefined;
  }
}
