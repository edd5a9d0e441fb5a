import { removeAttachment } from '@shop/contracts/support/attachments';
import { call } from '@shop/platform/http';

/** Deletes an unsent file. */
export function deleteAttachment(id: number): Promise<unknown> {
  return call(removeAttachment, { params: { id } });
}
