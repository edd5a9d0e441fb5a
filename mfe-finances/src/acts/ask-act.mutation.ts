import { type Act, getActs, requestAct } from '@shop/contracts/finances/acts';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

type Asked = CallInput<typeof requestAct>['body'];

/** Asks for an act; the list shows it from then on. Throws what the server refuses. */
export async function askAct(asked: Asked): Promise<Act> {
  const act = await call(requestAct, { body: asked });
  void queryClient.invalidateQueries({ queryKey: callKey(getActs) });
  return act;
}
