import { ATTACHMENT_BYTES } from '@shop/contracts/support/attachments';

/** The reason why the server would refuse a file, known before the upload; undefined if it would not. */
export function fileProblem({ size }: File): string | undefined {
  if (size > ATTACHMENT_BYTES) return `Файл больше ${ATTACHMENT_BYTES / 1e6}\u00a0МБ`;
  if (size === 0) return 'Файл пуст';
  return undefined;
}
