import path from 'node:path';
import { formatDay } from '@shop/shared/format/date';
import { formatMoney } from '@shop/shared/format/money';
import { countOf, formatNumber } from '@shop/shared/format/number';
import { SettingsError } from '@shop/shared/validation/environment';
import { Command } from 'commander';
import { type Db, openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { closeBonusPlans, type PaidBonus } from './modules/finances/bonus-close.ts';
import { checkLedger } from './modules/finances/import-check.ts';
import { ImportError } from './modules/finances/import-error.ts';
import { importFile } from './modules/finances/import-file.ts';
import { describeImport } from './modules/finances/import-report.ts';
import { remindOfPayments, type SentReminder } from './modules/finances/reminders.ts';
import { readSettings } from './settings.ts';

const program = new Command('finance')
  .description('Взаиморасчёты: выписки банка и документы учёта, проверка, бонусы, напоминания')
  .helpOption('-h, --help', 'показать справку')
  .helpCommand('help [команда]', 'справка по команде')
  .configureHelp({ styleTitle: (title) => titles[title] ?? title })
  .configureOutput({ outputError: (text, write) => write(`${text.trim()}\nСправка: finance help\n`) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
  'Arguments:': 'Аргументы:',
};
const json = ['--json', 'вывести JSON'] as const;
type Output = { readonly json?: true };

program
  .command('import')
  .description(
    'провести выписку 1CClientBankExchange или CSV документов учёта; при ошибке не меняется ничего',
  )
  .argument('<файл>', 'выписка банка или CSV: Вид;Номер;Дата;Срок оплаты;ИНН;Договор;Сумма;Комментарий')
  .option('--dry-run', 'только проверить и показать, что будет проведено')
  .option(...json)
  .action((file: string, options: Output & { dryRun?: true }) =>
    withDatabase(async (db) => {
      const from = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
      const report = await importFile(db, from, { isDryRun: options.dryRun === true });
      print(options, report, describeImport(report));
    }),
  );

program
  .command('check')
  .description('сверить каждый документ с его проводками, а хранимые обороты с документами')
  .option(...json)
  .action((options: Output) =>
    withDatabase(async (db) => {
      const check = await checkLedger(db);
      const wrong = check.unbalanced.length + check.discrepancies.length;
      print(options, check, [
        `Документов: ${formatNumber(check.documents)}`,
        ...check.unbalanced.map(
          ({ id, number, kopecks }) => `Не сходится документ ${number} (${id}): ${formatMoney(kopecks)}`,
        ),
        ...check.discrepancies.map((discrepancy) => `Расхождение: ${JSON.stringify(discrepancy)}`),
        wrong === 0 ? 'Всё сходится.' : `Расхождений: ${formatNumber(wrong)}`,
      ]);
      if (wrong > 0) process.exitCode = 1;
    }),
  );

program
  .command('close-bonus')
  .description('начислить бонусы за завершённые периоды; второй раз не начисляет')
  .option(...json)
  .action((options: Output) =>
    withDatabase(async (db) => {
      const paid = await closeBonusPlans(db);
      print(options, paid, paid.length === 0 ? ['Начислять нечего.'] : paid.map(describeBonus));
    }),
  );

program
  .command('remind')
  .description(
    'напомнить о сроках оплаты: за три дня и на следующий день после срока; второй раз не напоминает',
  )
  .option(...json)
  .action((options: Output) =>
    withDatabase(async (db) => {
      const sent = await remindOfPayments(db);
      print(options, sent, sent.length === 0 ? ['Напоминать не о чем.'] : sent.map(describeReminder));
    }),
  );

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase(readSettings());
  try {
    await migrate(database.db);
    await work(database.db);
  } finally {
    await database.close();
  }
}

function print({ json: isJson }: Output, facts: unknown, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(facts, null, 2) : lines.join('\n'));
}

function describeBonus({ counterparty, periodFrom, periodTo, number, kopecks }: PaidBonus): string {
  return `${number}  ${counterparty}, ${formatDay(periodFrom)}–${formatDay(periodTo)}: ${formatMoney(kopecks)}`;
}

function describeReminder({
  login,
  counterparty,
  kind,
  dueOn,
  documents,
  openKopecks,
}: SentReminder): string {
  const when = kind === 'ahead' ? `до ${formatDay(dueOn)}` : `просрочено с ${formatDay(dueOn)}`;
  const count = countOf(documents, 'документ', 'документа', 'документов');
  return `${login}  ${counterparty}, ${when}: ${formatMoney(openKopecks)}, ${count}`;
}

/** 1 for a file that cannot be loaded, 2 for a wrong call, a setting or a locked database, 3 for everything else. */
function exitCodeOf(error: unknown): number {
  if (error instanceof ImportError) return 1;
  return error instanceof SettingsError || error instanceof FolderLockedError ? 2 : 3;
}

program.parseAsync().catch((error: unknown) => {
  const isExpected = exitCodeOf(error) < 3;
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = exitCodeOf(error);
});
