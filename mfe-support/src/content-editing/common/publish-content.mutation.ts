import { publishFaqItem, publishNews, publishPage } from '@shop/contracts/support/content-editing';
import { formatInstant } from '@shop/domain/format/date';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import type { ContentKind } from './content-kind.ts';

/** Publishes or hides an item, reports it, and offers an undo. */
export async function publishWithUndo(kind: ContentKind, id: number, isPublished: boolean) {
  const { labels } = kind;
  let from: string | undefined;
  try {
    from = await publish(kind, id, isPublished);
  } catch (error) {
    const what = isPublished ? 'Не\u00a0опубликовано' : 'Не\u00a0снято с\u00a0публикации';
    return void toast.danger(`${labels.one}. ${what}. ${messageOf(error)}`);
  }
  const later = from !== undefined && new Date(from) > new Date() ? from : undefined;
  const published = later ? `${labels.one} выйдет ${formatInstant(later)}` : labels.published;
  toast.success(isPublished ? published : labels.withdrawn, {
    action: { label: 'Отменить', onClick: () => void publishWithUndo(kind, id, !isPublished) },
  });
  await kind.refresh();
}

/** Resolves to the instant of publication of news, which may lie in the future. */
async function publish({ name }: ContentKind, id: number, isPublished: boolean): Promise<string | undefined> {
  const request = { params: { id }, body: { isPublished } };
  if (name === 'news') return (await call(publishNews, request)).publishedAt;
  await (name === 'faq' ? call(publishFaqItem, request) : call(publishPage, request));
  return undefined;
}
