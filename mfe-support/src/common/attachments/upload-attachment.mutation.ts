import { type Attachment, uploadAttachment } from '@shop/contracts/support/attachments';
import { uploadWithProgress } from '@shop/kit/files/upload-with-progress';
import { call } from '@shop/platform/http';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  /** The uploaded share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a file. Rejects as the call does. */
export function uploadFile(
  file: File,
  { signal, idempotencyKey, onProgress }: UploadOptions,
): Promise<Attachment> {
  const upload = uploadWithProgress(onProgress);
  return call(uploadAttachment, { body: { file } }, { signal, upload, idempotencyKey });
}
