import {
  ATTACHMENT_BYTES,
  getPreviews,
  openAttachment,
  removeAttachment,
  uploadAttachment,
} from '@shop/contracts/support/attachments';
import { NotFound } from '../../platform/errors/errors.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { findAttachment, findPreviews } from './attachment-access.ts';
import { deleteOrphans, readContent } from './attachment-files.ts';
import { deleteUnsent } from './attachments.repository.ts';
import { prepareUpload, type StoredFile, saveUpload } from './upload-attachment.ts';
import { UploadQueue } from './upload-queue.ts';

const KIND = 'appeal-attachment';
type Opened = { readonly name: string; readonly type: string; readonly file: string };

/** Attachments of appeals (§7), uploaded before the message that refers to them (decision 064). */
export const attachmentModule: Module = ({
  settings: { attachmentsDir: folder },
  files,
  db: database,
  log,
}) => {
  const queue = new UploadQueue();
  files.register<Opened>(KIND, async ({ name, type, file }) => ({
    name,
    type,
    content: await readContent(folder, file),
  }));

  return [
    write(uploadAttachment, ({ db, actor }, stored: StoredFile) => saveUpload(db, actor, stored, folder), {
      bodyLimit: ATTACHMENT_BYTES,
      tooLarge: 'Файл больше 25\u00a0МБ',
      prepare: ({ db, actor, body }) => prepareUpload(db, actor, body.file, { folder, queue }),
    }),

    write(removeAttachment, async ({ db, actor, params, afterCommit }) => {
      const file = await deleteUnsent(db, actor, params.id);
      if (file === undefined) throw new NotFound('Файл уже отправлен или убран');
      afterCommit(() => {
        deleteOrphans(database, folder, [file]).catch((error: unknown) =>
          log.warn({ err: error }, 'a removed attachment stays on the disk until the clean-up'),
        );
      });
    }),

    write(openAttachment, async ({ db, actor, params }) => {
      const parameters = await findAttachment(db, actor, params.id);
      return { url: await files.issueUrl(db, actor, { kind: KIND, parameters }) };
    }),

    route(getPreviews, async ({ db, actor, body }) => ({ items: await findPreviews(db, actor, body.ids) })),
  ];
};
