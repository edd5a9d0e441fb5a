import { openAct } from '@shop/contracts/finances/reconciliation-acts';
import { call } from '@shop/platform/http';

/** The single-use URL of an act. */
export function issueActUrl(id: number, format: 'pdf' | 'xlsx'): Promise<{ readonly url: string }> {
  return call(openAct, { params: { id }, body: { format } });
}
