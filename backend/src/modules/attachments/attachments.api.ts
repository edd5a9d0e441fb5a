export { sweepAttachments } from './attachment-files.ts';
export { attachmentsOf, attachToMessage } from './attachments.repository.ts';
