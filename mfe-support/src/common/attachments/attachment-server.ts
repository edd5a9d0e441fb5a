import { type Attachment, removeAttachment, uploadAttachment } from '@shop/contracts/support/attachments';
import { uploadWithProgress } from '@shop/kit/files/upload-with-progress';
import { call } from '@shop/platform/http';

export { drawPreview } from './draw-preview.ts';

interface Sending {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  /** How much has gone, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a file. Throws as `call` does. */
export function send(file: File, { signal, idempotencyKey, onProgress }: Sending): Promise<Attachment> {
  const upload = uploadWithProgress(onProgress);
  return call(uploadAttachment, { body: { file } }, { signal, upload, idempotencyKey });
}

/** Takes back what has not been sent. */
export function remove(id: number): Promise<unknown> {
  return call(removeAttachment, { params: { id } });
}
