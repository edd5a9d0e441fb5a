import { type Attachment, openAttachment } from '@shop/contracts/support/attachments';
import { downloadFile } from '@shop/kit/files';
import { call } from '@shop/platform/http';

/** The URL of a file, for one use. */
export function issueUrl(id: number): Promise<{ readonly url: string }> {
  return call(openAttachment, { params: { id } });
}

/** Saves a file, and tells what stands in the way. */
export function saveAttachment({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> {
  return downloadFile({
    issueUrl: () => issueUrl(id),
    progress: `Скачиваем «${name}»…`,
    failure: `Файл «${name}» не\u00a0скачан`,
  });
}
