import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { toast } from '@shop/ui';

/** Loads the mutations of the lists. If that fails, reports it and resolves with undefined. */
export async function loadListMutations() {
  try {
    return await import(/* webpackChunkName: "lists" */ './list-mutations-lazy.ts');
  } catch {
    toast.danger(CHUNK_FAILED);
    return undefined;
  }
}
