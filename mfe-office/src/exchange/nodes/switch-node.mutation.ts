import { type ExchangeNode, saveExchangeNode } from '@shop/contracts/office/exchange-nodes';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { UNDO_MS } from '../../common/undo.ts';
import { refreshExchange } from '../common/exchange.queries.ts';
import { fieldsOfNode } from './node-fields.ts';

/** Switches a node on or off and offers an undo; a refusal is reported in the server's words. */
export async function switchNode(node: ExchangeNode, isActive: boolean): Promise<void> {
  const { id, name, version } = node;
  try {
    const saved = await call(saveExchangeNode, {
      params: { id },
      body: { ...fieldsOfNode(node), version, isActive },
    });
    toast(isActive ? `${name}: обмен включён` : `${name}: обмен выключен, 1С получит отказ`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void switchNode(saved, !isActive) },
    });
  } catch (error) {
    toast.danger(`${name}: ничего не\u00a0изменено. ${messageOf(error)}`);
  }
  await refreshExchange();
}
