import type { Attachment } from '@shop/contracts/support/attachments';

/** A file on its way into a message. */
export interface AddedFile {
  /** Its own as long as the page lives, also over a second try. */
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** How much of it has gone, 0 to 1. */
  readonly progress: number;
  /** Why it has not been taken; null unless it failed. */
  readonly error: string | null;
  /** A second try may go through: the connection was lost, the server was busy. */
  readonly mayRetry: boolean;
  /** A `data:` URL, of what the browser can draw. */
  readonly preview: string | null;
  /** What the server made of it; null until it is uploaded. */
  readonly attachment: Attachment | null;
}

/** The files being added to a message (`useAttachments`), for `AttachmentPicker` and whoever sends. */
export interface Attachments {
  readonly files: readonly AddedFile[];
  /** Ids of the uploaded ones in their order, for `attachmentIds`. */
  readonly ids: readonly number[];
  /** Something is still on its way: sending waits. */
  readonly isUploading: boolean;
  /** What has been left out of what was chosen, or keeps the message from going; empty when nothing. */
  readonly notice: string;
  /** The file that keeps the message from going gets the focus, each time anew. */
  readonly stopper: { readonly key: string } | null;
  /** What has become of the last file, to be read aloud. */
  readonly said: string;
  add(files: readonly File[]): void;
  /** Cancels an upload, or takes a file back; for a moment it can be returned. */
  remove(key: string): void;
  retry(key: string): void;
  /** Whether something has not been taken; then it says so, and the message waits for the writer's decision. */
  stopForFailed(): boolean;
  /** They have been sent; by default all that are uploaded. */
  clear(ids?: readonly number[]): void;
  /** They have not been sent after all. */
  giveBack(attachments: readonly Attachment[]): void;
}
