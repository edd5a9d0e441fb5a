import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { readLatestTerms, saveTermsWithUndo } from '../common/save-terms.mutation.ts';
import { otherPlans } from './bonus-plan-texts.ts';

/** Removes an unpaid plan and offers an undo. When somebody has saved meanwhile, the plans are shown anew. */
export async function removePlan(terms: ClientTerms, planId: number): Promise<void> {
  try {
    await saveTermsWithUndo(terms, { bonusPlans: otherPlans(terms, planId) });
  } catch (error) {
    toast.danger(`План не\u00a0убран. ${messageOf(error)}`);
    void readLatestTerms(terms.code).catch(() => undefined);
  }
}
