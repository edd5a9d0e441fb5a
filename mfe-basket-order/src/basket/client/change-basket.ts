import type { Call, CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { expectEcho, publish } from '@shop/platform/events';
import { ApiRefusal, call, newIdempotencyKey } from '@shop/platform/http';
import { basketClient, forCompany } from './current-basket.ts';

/** Keys of calls without an answer: the same call again goes under the same key. */
const keys = new Map<string, string>();

/**
 * Makes a call that changes the basket on the server, such as copying an order: after what is unsent, in the name of the
 * company, and told as one change, whose echo is dropped. `offersOf` names the offers that have changed, or none if any
 * may have. Throws what `call` throws; the same call again after a lost answer changes nothing twice.
 */
export async function changeBasket<C extends Call>(
  contract: C,
  input: CallInput<C> & { readonly body?: object },
  offersOf: (answer: CallAnswer<C>) => readonly number[],
): Promise<CallAnswer<C>> {
  const name = JSON.stringify([contract.path, input]);
  const key = keys.get(name) ?? newIdempotencyKey();
  keys.set(name, key);
  await basketClient.settle();
  expectEcho(key);
  try {
    const answer = await forCompany(key, (contragent) =>
      call(contract, { ...input, body: { ...input.body, contragent } }, { idempotencyKey: key }),
    );
    keys.delete(name);
    publish('basket.changed', { offerIds: [...offersOf(answer)] }, key);
    return answer;
  } catch (error) {
    if (error instanceof ApiRefusal) keys.delete(name);
    // It may have got through all the same.
    else publish('basket.changed', { offerIds: [] }, key);
    throw error;
  }
}
