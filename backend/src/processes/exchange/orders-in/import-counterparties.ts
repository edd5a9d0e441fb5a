import path from 'node:path';
import { exchangeCompaniesSetting } from '../../../modules/exchange/exchange.api.ts';
import { writeAs1c } from '../../../modules/orders/orders.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import { applyCompany } from './counterparties/apply-company.ts';
import { readCompanies } from './counterparties/read-companies.ts';
import { readExchangeContext } from './documents/exchange-context.ts';
import { countOutcome, type ImportCounts } from './documents/import-counts.ts';
import { inSavepoint } from './documents/in-savepoint.ts';
import type { DocumentsImport, ImportedDocuments } from './import-documents.ts';
import type { OutsideProblem } from './reading/outside-document.ts';

/**
 * Imports the companies of a file of 1C with their terms, contracts and agreements, in the caller's transaction: each is
 * applied or set aside on its own. The same file again changes nothing. Throws `CommerceMlError` for a file that cannot
 * be read.
 */
export async function importCounterparties(
  db: Db,
  { file, onProgress }: DocumentsImport,
): Promise<ImportedDocuments> {
  await writeAs1c(db);
  const { more } = await readExchangeContext(db);
  const companies = await readSetting(db, exchangeCompaniesSetting);
  const counts: ImportCounts = {};
  const problems: OutsideProblem[] = [];
  const setAside = (problem: OutsideProblem) => {
    problems.push(problem);
    countOutcome(counts, 'counterparties', 'setAside');
  };
  let done = 0;
  for await (const record of readCompanies(file, more)) {
    done += 1;
    if ('problem' in record) setAside(record.problem);
    else {
      const { line, id: externalId, name } = record.company;
      const result = await inSavepoint(db, () => applyCompany(db, record.company, companies));
      if ('done' in result) countOutcome(counts, 'counterparties', result.done);
      else
        setAside({
          ...{ file: path.basename(file), line, reason: result.reason },
          ...{ subject: 'counterparty', externalId, name },
        });
    }
    onProgress?.(done);
  }
  return { counts, problems };
}
