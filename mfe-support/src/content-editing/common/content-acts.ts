import { formatInstant } from '@shop/domain/format/date';
import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { ContentKind } from './content-kind.ts';

/** Shows it to everybody, or hides it; says so, and offers the way back. */
export async function publishWithUndo(kind: ContentKind, id: number, isPublished: boolean) {
  const { words } = kind;
  let from: string | undefined;
  try {
    from = await kind.publish(id, isPublished);
  } catch (error) {
    const what = isPublished ? 'Не\u00a0опубликовано' : 'Не\u00a0снято с\u00a0публикации';
    return void toast.danger(`${words.one}. ${what}. ${messageOf(error)}`);
  }
  const later = from !== undefined && new Date(from) > new Date() ? from : undefined;
  const published = later ? `${words.one} выйдет ${formatInstant(later)}` : words.published;
  toast.success(isPublished ? published : words.withdrawn, {
    action: { label: 'Отменить', onClick: () => void publishWithUndo(kind, id, !isPublished) },
  });
  await kind.reread();
}

/** Deletes it and offers to put it back; answers whether it is gone. */
export async function deleteWithUndo(kind: ContentKind, id: number): Promise<boolean> {
  try {
    await kind.remove?.(id);
  } catch (error) {
    toast.danger(`${kind.words.one}. Не\u00a0удалось удалить. ${messageOf(error)}`);
    return false;
  }
  toast.success(kind.words.deleted, {
    durationMs: 10_000,
    action: { label: 'Вернуть', onClick: () => void restore(kind, id) },
  });
  await kind.reread();
  return true;
}

async function restore(kind: ContentKind, id: number): Promise<void> {
  try {
    await kind.restore?.(id);
    toast.success(kind.words.isBack);
  } catch (error) {
    toast.danger(`${kind.words.one}. Не\u00a0удалось вернуть. ${messageOf(error)}`);
  }
  await kind.reread();
}
