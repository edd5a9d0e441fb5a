import { addToComparison, removeFromComparison } from '@shop/contracts/catalog/comparison';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { showListed } from './update-lists.ts';

/**
 * Adds products to the comparison or removes them. The screen changes after the server's confirmation (§4). A
 * failure is reported with `subject`, the product's name, in front, for `failureMs` if given. Resolves with
 * whether it succeeded.
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
