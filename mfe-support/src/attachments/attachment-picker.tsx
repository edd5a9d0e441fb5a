import type { Attachments } from './added-file.ts';

interface AttachmentPickerProps {
  readonly attachments: Attachments;
  /** What the server says of `attachmentIds`. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/**
 * Chooses files and shows those that are being added, each with its progress. Files dropped or pasted anywhere on the page
 * come here too, so a page has one picker at a time.
 */
export function AttachmentPicker({ attachments, error }: AttachmentPickerProps) {
  return (
    <div>
      {attachments.files.map(({ key, name }) => (
        <p key={key}>{name}</p>
      ))}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
