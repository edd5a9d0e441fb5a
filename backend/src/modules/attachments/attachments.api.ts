export { sweepAttachments } from './attachment-files.ts';
export { attachmentsOf, takeAttachments } from './attachments.repository.ts';
