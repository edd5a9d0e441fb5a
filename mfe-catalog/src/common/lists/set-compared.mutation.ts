import { addToComparison, removeFromComparison } from '@shop/contracts/catalog/comparison';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { showListed } from './header-lists.ts';

/**
 * Adds products to the comparison or takes them out. Nothing changes on screen before the server has confirmed it
 * (§4). A refusal is said, with `subject` before it, the product's name, for
 * `failureMs` if they are given. Answers whether it succeeded.
 */
export async function setCompared(
  productIds: readonly number[],
  isCompared: boolean,
  subject: string,
  failureMs?: number,
): Promise<boolean> {
  try {
    await call(isCompared ? addToComparison : removeFromComparison, { body: { productId: [...productIds] } });
  } catch (error) {
    const what = isCompared ? 'добавить к\u00a0сравнению' : 'убрать из\u00a0сравнения';
    const handleAgain = () => void setCompared(productIds, isCompared, subject, failureMs);
    toast.danger(`${subject}: не удалось ${what}. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: handleAgain },
      ...(failureMs !== undefined && { durationMs: failureMs }),
    });
    return false;
  }
  showListed('compare', productIds, isCompared);
  publish('compare.changed', { productIds: [...productIds] });
  return true;
}
