import { type Attachment, openAttachment } from '@shop/contracts/support/attachments';
import { downloadFile } from '@shop/kit/files';
import { call } from '@shop/platform/http';

/** The single-use URL of a file. */
export function issueAttachmentUrl(id: number): Promise<{ readonly url: string }> {
  return call(openAttachment, { params: { id } });
}

/** Saves a file and reports a failure. */
export function saveAttachment({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> {
  return downloadFile({
    issueUrl: () => issueAttachmentUrl(id),
    progress: `Скачиваем «${name}»…`,
    failure: `Файл «${name}» не\u00a0скачан`,
  });
}
