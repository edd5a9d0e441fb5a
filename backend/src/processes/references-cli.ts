import os from 'node:os';
import {
  findReference,
  importFile,
  listAllReferences,
  openReferenceTable,
} from '../modules/references/references.api.ts';
import { AppError } from '../platform/errors/errors.ts';
import { exportTable } from '../platform/files/importing/export-table.ts';
import { Unreadable } from '../platform/files/reading/sheet.ts';
import { russianCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { formatOf, type ImportOptions, importTable, writeTable } from './commands/table-files.ts';
import { withDatabase } from './commands/with-database.ts';

const by = { userId: null, name: `команда references (${os.userInfo().username})` };

const program = russianCommand(
  'references',
  'Справочники магазина: виды обращений, перевозчики, связи товаров. То же, что на\u00a0странице /office/references/',
);

program
  .command('list')
  .description('все справочники и\u00a0число строк')
  .option('--json', 'напечатать JSON')
  .action(({ json }: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const references = await listAllReferences(db);
      printFacts(
        json,
        references,
        references.map(({ name, title, rows }) => `${name.padEnd(20)} ${title}: ${rows}`),
      );
    }),
  );

program
  .command('export')
  .description('записать все строки в\u00a0файл; его можно исправить и\u00a0загрузить')
  .argument('<имя>', 'имя из\u00a0списка')
  .argument('<файл>', 'файл .xlsx или .csv')
  .action((name: string, file: string) =>
    withDatabase(async ({ db }) => {
      const format = formatOf(file);
      await writeTable(file, exportTable(await openReferenceTable(db, findReference(name)), format));
    }),
  );

program
  .command('import')
  .description('загрузить файл: все строки или, если в\u00a0какой-то ошибка, ни\u00a0одной')
  .argument('<имя>', 'имя из\u00a0списка')
  .argument('<файл>', 'таблица xlsx, xls, ods или csv со\u00a0столбцами, как в\u00a0export')
  .option('--check', 'только показать, что изменится')
  .option('--json', 'напечатать JSON')
  .action((name: string, file: string, options: ImportOptions) =>
    withDatabase(async ({ db }) => {
      const reference = findReference(name);
      await importTable(db, file, options, {
        open: (tx) => openReferenceTable(tx, reference),
        save: (tx, previewed) => importFile(tx, by, reference, previewed),
      });
    }),
  );

await runCommand(
  program,
  (error) => error instanceof AppError || error instanceof Unreadable,
  (error) => error.message,
);
