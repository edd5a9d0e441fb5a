import {
  type ClientTable,
  exportClientFile,
  importClientFile,
  previewClientFile,
} from '@shop/contracts/office/client-files';
import {
  cancelPlannedTerm as cancelCall,
  getClientTerms,
  saveClientTerms as saveCall,
} from '@shop/contracts/office/client-terms';
import {
  addOfficeClient as addCall,
  addPriceType as addPriceTypeCall,
  getClientChoices,
  getOfficeClients,
} from '@shop/contracts/office/clients';
import { exportTable } from '../../platform/files/importing/export-table.ts';
import { importLimit, readImported } from '../../platform/files/importing/imported-file.ts';
import { planImport, presentPlan } from '../../platform/files/importing/plan-import.ts';
import { FileReader } from '../../platform/files/reading/file-reader.ts';
import type { TextSheet } from '../../platform/files/reading/sheet.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { importClientFile as importRows, openClientTable } from './files/import-clients.ts';
import { addOfficeClient } from './list/add-office-client.ts';
import { addPriceType, readClientChoices } from './list/client-choices.ts';
import { type ClientFilter, listClients } from './list/client-list.repository.ts';
import { cancelPlannedTerm } from './terms/planned-terms.ts';
import { readClientTerms } from './terms/read-client-terms.ts';
import { saveClientTerms } from './terms/save-client-terms.ts';

const EXPORT = 'client-table';

interface ExportParameters extends Record<string, unknown> {
  readonly table: ClientTable;
  readonly format: 'xlsx' | 'csv';
  readonly filter: ClientFilter;
}

/** Clients, their terms and files, for staff with the right `office.terms`; they see every company of the shop. */
export const officeClientModule: Module = ({ files, onClose }) => {
  const reader = new FileReader();
  onClose(() => reader.close());
  files.register<ExportParameters>(EXPORT, async ({ table, format, filter }, { db }) =>
    exportTable(await openClientTable(db, table, filter), format),
  );
  return [
    route(getOfficeClients, ({ db, query }) => listClients(db, query)),
    route(getClientChoices, ({ db }) => readClientChoices(db)),
    write(addCall, async ({ actor, db, body }) => {
      const { code } = await addOfficeClient(db, officeActor(actor), body);
      return { code };
    }),
    write(addPriceTypeCall, ({ actor, db, body }) => addPriceType(db, officeActor(actor), body.name)),
    route(getClientTerms, ({ db, params }) => readClientTerms(db, params.code)),
    write(saveCall, ({ actor, db, params: { code }, body: { version, typedOver, ...typed } }) =>
      saveClientTerms(db, officeActor(actor), { code, typed, typedOver, version }),
    ),
    write(cancelCall, ({ actor, db, params }) => cancelPlannedTerm(db, officeActor(actor), params)),
    route(exportClientFile, async ({ db, actor, params: { table }, body: { format, ...filter } }) => ({
      url: await files.issueUrl(db, actor, { kind: EXPORT, parameters: { table, format, filter } }),
    })),
    // No `write`: a transaction would hold the database while the file is read, and nothing is changed.
    route(
      previewClientFile,
      async ({ db, actor, params: { table }, body }) => {
        const sheets = await readImported(reader, body.file, actor);
        return presentPlan(await planImport(await openClientTable(db, table), sheets));
      },
      importLimit,
    ),
    write<typeof importClientFile, readonly TextSheet[]>(
      importClientFile,
      async ({ db, actor, params: { table }, body: { digest } }, sheets) => ({
        counts: await importRows(db, officeActor(actor), table, { sheets, digest }),
      }),
      { ...importLimit, prepare: ({ actor, body }) => readImported(reader, body.file, actor) },
    ),
  ];
};
