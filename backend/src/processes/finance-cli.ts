import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf, formatNumber } from '@shop/domain/format/number';
import {
  checkLedger,
  closeBonusPlans,
  describeImport,
  ImportError,
  importFile,
  type PaidBonus,
  remindOfPayments,
  type SentReminder,
} from '../modules/finances/finances.api.ts';
import { russianCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { typedPath } from './commands/typed-path.ts';
import { withDatabase } from './commands/with-database.ts';

const program = russianCommand(
  'finance',
  'Взаиморасчёты: выписки банка и документы учёта, проверка, бонусы, напоминания',
);
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
    withDatabase(async ({ db }) => {
      const report = await importFile(db, typedPath(file), { isDryRun: options.dryRun === true });
      printFacts(options.json, report, describeImport(report));
    }),
  );

program
  .command('check')
  .description('сверить каждый документ с его проводками, а хранимые обороты с документами')
  .option(...json)
  .action((options: Output) =>
    withDatabase(async ({ db }) => {
      const check = await checkLedger(db);
      const wrong = check.unbalanced.length + check.discrepancies.length;
      printFacts(options.json, check, [
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
    withDatabase(async ({ db }) => {
      const paid = await closeBonusPlans(db, { onFailure: tellFailure('План бонуса') });
      printFacts(options.json, paid, paid.length === 0 ? ['Начислять нечего.'] : paid.map(describeBonus));
    }),
  );

program
  .command('remind')
  .description(
    'напомнить о сроках оплаты: за три дня и на следующий день после срока; второй раз не напоминает',
  )
  .option(...json)
  .action((options: Output) =>
    withDatabase(async ({ db }) => {
      const sent = await remindOfPayments(db, { onFailure: tellFailure('Компания') });
      printFacts(
        options.json,
        sent,
        sent.length === 0 ? ['Напоминать не о чем.'] : sent.map(describeReminder),
      );
    }),
  );

/** The others have been done, so their facts are printed as well. */
function tellFailure(what: string) {
  return (subject: number | string, error: unknown) => {
    process.exitCode = 3;
    console.error(`${what} ${subject}:`, error);
  };
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

await runCommand(program, (error) => error instanceof ImportError);
