import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';

/** Most bytes of one attachment: 25 MB. */
export const ATTACHMENT_BYTES = 25_000_000;
/** Most attachments of one message. */
export const ATTACHMENTS_MAX = 10;
/** Most previews that one call answers. */
export const PREVIEWS_MAX = 50;
/** Longest side of a preview in pixels. */
export const PREVIEW_SIDE = 240;

/** What it is by its content, whatever it was called. */
export const attachmentKind = v.picklist(['image', 'pdf', 'document', 'table', 'archive', 'text', 'other']);
export type AttachmentKind = v.InferOutput<typeof attachmentKind>;

export const attachment = v.object({
  id,
  /** One line without a path; ends as its content does: `накладная.pdf`. */
  name: v.string(),
  kind: attachmentKind,
  bytes: v.number(),
  /** Pixels; null for what is no image. An image has a preview. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type Attachment = v.InferOutput<typeof attachment>;

/** Ids of what goes with a message, uploaded before by the same person and sent with nothing yet. */
export const attachmentIds = v.optional(
  v.pipe(v.array(id), v.maxLength(ATTACHMENTS_MAX, `Не больше ${ATTACHMENTS_MAX} файлов в\u00a0сообщении`)),
  [],
);

/**
 * Takes one file in; it waits a day for its message. The type is that of its content. Images are drawn again, without
 * what the camera wrote into them. Refused at `file`: one that is too large, empty, a program, a damaged picture, an
 * archive with programs, with a password or that unpacks to no end.
 */
export const uploadAttachment = defineCall({
  method: 'POST',
  path: '/api/appeals/attachment/',
  summary: 'Upload an attachment of an appeal',
  access: 'shop.use',
  form: true,
  body: v.object({
    // Not `v.instance`: the shell does not offer it to the areas.
    file: v.pipe(
      v.unknown(),
      v.check((value) => value instanceof File, 'Выберите файл'),
      v.transform((value) => value as File),
    ),
  }),
  answer: attachment,
});

/** Takes back what has not been sent yet. */
export const removeAttachment = defineCall({
  method: 'DELETE',
  path: '/api/appeals/attachment/{id}/',
  summary: 'Remove an attachment that has not been sent',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

/**
 * The single-use URL of a file, of an appeal the user may see or uploaded by the user. A PDF opens in the browser,
 * everything else is saved; an image may be shown by `img`.
 */
export const openAttachment = defineCall({
  method: 'POST',
  path: '/api/appeals/attachment/{id}/',
  summary: 'Open an attachment of an appeal',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ url: v.string() }),
});

/** Previews of images by their ids as `data:` URLs, WebP; ids of no image and of foreign ones are left out. */
export const getPreviews = defineCall({
  method: 'POST',
  path: '/api/appeals/previews/',
  summary: 'Previews of attached images',
  access: 'shop.use',
  body: v.object({ ids: v.pipe(v.array(id), v.maxLength(PREVIEWS_MAX)) }),
  answer: v.object({ items: v.array(v.object({ id, dataUrl: v.string() })) }),
});
