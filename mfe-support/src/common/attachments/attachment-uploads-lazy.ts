/** The lazy chunk that only users who add a file load. */
export { deleteAttachment } from './delete-attachment.mutation.ts';
export { renderPreview } from './render-preview.ts';
export { uploadFile } from './upload-attachment.mutation.ts';
