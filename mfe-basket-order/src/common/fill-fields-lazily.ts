import { CHUNK_FAILED } from '@shop/kit/page/chunk-failed-message';
import { toast } from '@shop/ui';
import type { PasteTarget } from '@shop/ui/parts/fill-fields';

/**
 * Fills quantities with a pasted block, from one field on (`fillFields`), once its code has loaded: most visits paste
 * nothing. If it does not load, a toast says so and every field stays as it is.
 */
export function fillFieldsLazily<Field>(
  block: string,
  from: Field,
  target: PasteTarget<Field>,
): Promise<void> {
  return import(/* webpackChunkName: "pasting" */ '@shop/ui/parts/fill-fields').then(
    ({ fillFields }) => fillFields(block, from, target),
    () => void toast.danger(CHUNK_FAILED),
  );
}
