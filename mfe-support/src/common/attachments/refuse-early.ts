import { ATTACHMENT_BYTES } from '@shop/contracts/support/attachments';

/** What the server would refuse, said before anything is sent; undefined for what may go. */
export function refuseEarly({ size }: File): string | undefined {
  if (size > ATTACHMENT_BYTES) return `Файл больше ${ATTACHMENT_BYTES / 1e6}\u00a0МБ`;
  if (size === 0) return 'Файл пуст';
  return undefined;
}
