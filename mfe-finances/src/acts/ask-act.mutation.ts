import type { CallInput } from '@shop/shared/contracts/call';
import { type Act, getActs, requestAct } from '@shop/shared/contracts/finances';
import { call } from '@shop/shared/http';
import { callKey, queryClient } from '@shop/shared/query';

type Asked = CallInput<typeof requestAct>['body'];

/** Asks for an act; the list shows it from then on. Throws what the server refuses. */
export async function askAct(asked: Asked): Promise<Act> {
  const act = await call(requestAct, { body: asked });
  void queryClient.invalidateQueries({ queryKey: callKey(getActs) });
  return act;
}
