import {
  deleteFaqItem,
  deleteNews,
  restoreFaqItem,
  restoreNews,
} from '@shop/contracts/support/content-editing';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { ContentKind } from './content-kind.ts';

/** Deletes an item of a deletable kind and offers an undo; resolves to whether it is deleted. */
export async function deleteWithUndo(kind: ContentKind, id: number): Promise<boolean> {
  try {
    await call(kind.name === 'news' ? deleteNews : deleteFaqItem, { params: { id } });
  } catch (error) {
    toast.danger(`${kind.labels.one}. Не\u00a0удалось удалить. ${messageOf(error)}`);
    return false;
  }
  toast.success(kind.labels.deleted, {
    durationMs: 10_000,
    action: { label: 'Вернуть', onClick: () => void restore(kind, id) },
  });
  await kind.refresh();
  return true;
}

async function restore(kind: ContentKind, id: number): Promise<void> {
  try {
    await call(kind.name === 'news' ? restoreNews : restoreFaqItem, { params: { id } });
    toast.success(kind.labels.isBack);
  } catch (error) {
    toast.danger(`${kind.labels.one}. Не\u00a0удалось вернуть. ${messageOf(error)}`);
  }
  await kind.refresh();
}
