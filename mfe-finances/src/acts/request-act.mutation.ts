import { type Act, getActs, requestAct } from '@shop/contracts/finances/reconciliation-acts';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

type ActRequest = CallInput<typeof requestAct>['body'];

/** Requests an act and refreshes the list. Throws the refusal of the server. */
export async function requestNewAct(request: ActRequest): Promise<Act> {
  const act = await call(requestAct, { body: request });
  void queryClient.invalidateQueries({ queryKey: callKey(getActs) });
  return act;
}
