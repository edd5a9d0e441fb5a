import type { Attachment } from '@shop/contracts/support/attachments';

/** A file being added to a message. */
export interface AddedFile {
  /** Stable while the page lives, also across a retry. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** The uploaded share, 0 to 1. */
  readonly progress: number;
  /** Why the upload failed; null if it did not. */
  readonly error: string | null;
  /** Whether a retry may help: the connection was lost or the server was busy. */
  readonly mayRetry: boolean;
  /** A `data:` URL of an image that the browser can decode. */
  readonly preview: string | null;
  /** The uploaded file; null before. */
  readonly attachment: Attachment | null;
}

/** The files being added to a message (`useAttachments`), for `AttachmentPicker` and the form that sends them. */
export interface Attachments {
  readonly files: readonly AddedFile[];
  /** Ids of uploaded files in order, for `attachmentIds`. */
  readonly ids: readonly number[];
  /** Sending has to wait for uploads. */
  readonly isUploading: boolean;
  /** Why files were leftOutCount out or sending is blocked; empty if neither. */
  readonly notice: string;
  /** The file that blocks sending; each new object moves the focus to it. */
  readonly blocker: { readonly key: string } | null;
  /** The last change of a file, for a live region. */
  readonly announcement: string;
  add(files: readonly File[]): void;
  /** Cancels an upload or removes a file, with an undo. */
  remove(key: string): void;
  retry(key: string): void;
  /** Returns whether a failed file blocks sending; if so it is reported, and the user decides. */
  hasBlockingFailure(): boolean;
  /** Forgets sent files; by default all that are uploaded. */
  clear(ids?: readonly number[]): void;
  /** Restores the files of a message that was not sent. */
  restore(attachments: readonly Attachment[]): void;
}
