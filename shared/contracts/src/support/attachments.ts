import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { id, nothing } from '../platform/fields.ts';

/** Most bytes of one attachment: 25 MB. */
export const ATTACHMENT_BYTES = 25_000_000;
/** Most attachments of one message. */
export const ATTACHMENTS_MAX = 10;
/** Most previews per call. */
export const PREVIEWS_MAX = 50;
/** Longest side of a preview in pixels. */
export const PREVIEW_SIDE = 240;

/** The kind of a file by its content, regardless of its name (decision 064). */
export const attachmentKind = v.picklist(['image', 'pdf', 'document', 'table', 'archive', 'text', 'other']);
export type AttachmentKind = v.InferOutput<typeof attachmentKind>;

export const attachment = v.object({
  id,
  /** One line without a path; the extension matches the content: `накладная.pdf`. */
  name: v.string(),
  kind: attachmentKind,
  bytes: v.number(),
  /** Pixels; null except for images. Every image has a preview. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type Attachment = v.InferOutput<typeof attachment>;

/** Ids of attachments for a message: uploaded by the same person, not sent yet. */
export const attachmentIds = v.optional(
  v.pipe(v.array(id), v.maxLength(ATTACHMENTS_MAX, `Не больше ${ATTACHMENTS_MAX} файлов в\u00a0сообщении`)),
  [],
);

/**
 * Uploads one file, which waits a day for its message. The content determines the type. Images are re-encoded, which
 * removes camera metadata. Refused at `file`: a file that is too large, empty, a program, a damaged picture, or an
 * archive that contains programs, has a password or expands without end.
 */
export const uploadAttachment = defineCall({
  method: 'POST',
  path: '/api/appeals/attachment/',
  summary: 'Upload an attachment of an appeal',
  access: 'shop.use',
  form: true,
  body: v.object({
    // `v.instance` is avoided: the shell does not share it with areas.
    file: v.pipe(
      v.unknown(),
      v.check((value) => value instanceof File, 'Выберите файл'),
      v.transform((value) => value as File),
    ),
  }),
  answer: attachment,
});

/** Deletes an upload that has not been sent yet. */
export const removeAttachment = defineCall({
  method: 'DELETE',
  path: '/api/appeals/attachment/{id}/',
  summary: 'Remove an attachment that has not been sent',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

/**
 * A single-use URL of a file: an attachment of an appeal that the user may see, or one's own upload. A PDF opens in
 * the browser, other files are downloaded; images can be used in `img`.
 */
export const openAttachment = defineCall({
  method: 'POST',
  path: '/api/appeals/attachment/{id}/',
  summary: 'Open an attachment of an appeal',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ url: confidential }),
});

/** Previews of images by id, as WebP `data:` URLs; ids that are unknown, foreign or not images are left out. */
export const getPreviews = defineCall({
  method: 'POST',
  path: '/api/appeals/previews/',
  summary: 'Previews of attached images',
  access: 'shop.use',
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(PREVIEWS_MAX)) }),
  answer: v.object({ items: v.array(v.object({ id, dataUrl: v.string() })) }),
});
