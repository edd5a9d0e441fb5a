import { PART_FAILED } from '@shop/kit/page/part-failed';
import { toast } from '@shop/ui';

/** What changes the lists; a page that only shows them does without. Undefined, and said, when it does not come. */
export async function loadChanges() {
  try {
    return await import(/* webpackChunkName: "lists" */ './changes.ts');
  } catch {
    toast.danger(PART_FAILED);
    return undefined;
  }
}
