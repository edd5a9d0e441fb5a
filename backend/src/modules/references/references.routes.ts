import { isAllowed } from '@shop/contracts/account/permissions';
import {
  exportReference,
  importReferenceFile,
  previewReferenceFile,
} from '@shop/contracts/office/reference-files';
import {
  addReferenceRow,
  getReference,
  getReferenceRows,
  getReferences,
  removeReferenceRow,
  saveReferenceRow,
} from '@shop/contracts/office/references';
import type { Actor } from '../../platform/actor/actor.ts';
import { Forbidden } from '../../platform/errors/errors.ts';
import { exportTable } from '../../platform/files/importing/export-table.ts';
import { importLimit, readImported } from '../../platform/files/importing/imported-file.ts';
import { planImport, presentPlan } from '../../platform/files/importing/plan-import.ts';
import { FileReader } from '../../platform/files/reading/file-reader.ts';
import type { TextSheet } from '../../platform/files/reading/sheet.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { allReferences } from './all-references.ts';
import { describeReference, findReference, listReferences } from './describe-reference.ts';
import { importFile } from './import-file.ts';
import { type AnyReference, findRowPage } from './reference-rows.ts';
import { openReferenceTable } from './reference-table.ts';
import { addRow, changeRow, removeRow } from './references.service.ts';

const EXPORT = 'reference';

interface ExportParameters extends Record<string, unknown> {
  readonly name: string;
  readonly format: 'xlsx' | 'csv';
}

/** Reference lists: their rows, and their files. */
export const referenceModule: Module = ({ files, onClose }) => {
  const reader = new FileReader();
  onClose(() => reader.close());
  files.register<ExportParameters>(EXPORT, async ({ name, format }, { db, actor }) =>
    exportTable(await openReferenceTable(db, editedBy(actor, name)), format),
  );

  return [
    route(getReferences, async ({ db, actor }) => ({
      items: await listReferences(
        db,
        allReferences.filter(({ permission }) => isAllowed(permission, actor)),
      ),
    })),
    route(getReference, ({ db, actor, params }) => describeReference(db, editedBy(actor, params.name))),
    route(getReferenceRows, ({ db, actor, params, query }) =>
      findRowPage(db, editedBy(actor, params.name), query),
    ),
    write(addReferenceRow, ({ db, actor, params, body }) =>
      addRow(db, officeActor(actor), editedBy(actor, params.name), body.fields),
    ),
    write(saveReferenceRow, ({ db, actor, params: { name, id }, body: { fields, before } }) =>
      changeRow(db, officeActor(actor), editedBy(actor, name), { id, typed: fields, before }),
    ),
    write(removeReferenceRow, ({ db, actor, params: { name, id } }) =>
      removeRow(db, officeActor(actor), editedBy(actor, name), id),
    ),
    route(exportReference, async ({ db, actor, params: { name }, body: { format } }) => {
      editedBy(actor, name);
      return { url: await files.issueUrl(db, actor, { kind: EXPORT, parameters: { name, format } }) };
    }),
    // No `write`: a transaction would hold the database while the file is read, and nothing is changed.
    route(
      previewReferenceFile,
      async ({ db, actor, params, body }) => {
        const reference = editedBy(actor, params.name);
        const sheets = await readImported(reader, body.file, actor);
        return presentPlan(await planImport(await openReferenceTable(db, reference), sheets));
      },
      importLimit,
    ),
    write<typeof importReferenceFile, readonly TextSheet[]>(
      importReferenceFile,
      async ({ db, actor, params, body: { digest } }, sheets) => ({
        counts: await importFile(db, officeActor(actor), editedBy(actor, params.name), { sheets, digest }),
      }),
      {
        ...importLimit,
        prepare: ({ actor, params, body }) => {
          editedBy(actor, params.name);
          return readImported(reader, body.file, actor);
        },
      },
    ),
  ];
};

/** Throws `NotFound` for an unknown reference, `Forbidden` without its permission. */
function editedBy(actor: Actor, name: string): AnyReference {
  const reference = findReference(name);
  if (!isAllowed(reference.permission, actor)) throw new Forbidden();
  return reference;
}
