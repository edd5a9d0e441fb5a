import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Progress, showProgress } from '@shop/server/progress';
import { InvalidArgumentError, Option } from 'commander';
import { readCommandSettings } from '../platform/settings/settings.ts';
import { russianCommand } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { typedPath } from './commands/typed-path.ts';
import { withDatabase } from './commands/with-database.ts';
import { exportCatalog } from './commerceml/export/export-catalog.ts';
import { importCatalog } from './commerceml/import/import-catalog.ts';
import { describeProblems, describeReport } from './commerceml/import/import-report.ts';
import { TooMuchSetAside, TooMuchWithdrawn } from './commerceml/import/refusals.ts';
import { CommerceMlError } from './commerceml/reading/commerceml-error.ts';
import { generateCatalog } from './demo/catalog/generate-catalog.ts';
import { DEMO_PRODUCTS } from './demo/seed-catalog.ts';

const program = russianCommand(
  'catalog',
  'Каталог магазина: обмен с 1С в формате CommerceML 2 и демонстрационные данные',
);
program
  .command('import')
  .description(
    'загрузить выгрузку 1С; при ошибке каталог остаётся прежним, повторная загрузка ничего не меняет',
  )
  .argument('<файлы...>', 'import.xml и offers.xml; либо папка или ZIP-архив выгрузки целиком')
  .option('--dry-run', 'только показать, что изменится и что будет отложено')
  .option('--accept-set-aside', 'загрузить, даже если отложено больше десятой части файла')
  .option('--accept-withdrawal', 'загрузить, даже если с продажи снимается больше пятой части товаров')
  .action(runImport);

program
  .command('export')
  .description('записать каталог в том же формате: import.xml, offers.xml, картинки и документы')
  .argument('<папка>', 'куда записать; прежняя выгрузка в ней заменяется')
  .action(runExport);

program
  .command('demo')
  .description('создать демонстрационную выгрузку; загрузить её, если не указана папка --out')
  .option('-n, --products <число>', 'сколько товаров', parseCount, DEMO_PRODUCTS)
  .option('-o, --out <папка>', 'только записать import.xml и offers.xml в эту папку')
  .option('--seed <число>', 'другой набор товаров', parseCount, 2026)
  .addOption(new Option('--date <ГГГГ-ММ-ДД>', 'день, от которого считаются поступления').argParser(parseDay))
  .action(runDemo);

interface ImportFlags {
  readonly dryRun?: boolean;
  readonly acceptSetAside?: boolean;
  readonly acceptWithdrawal?: boolean;
}

async function runImport(given: readonly string[], flags: ImportFlags = {}): Promise<void> {
  const files = given.map(typedPath);
  for (const file of files) {
    if (!existsSync(file)) throw new CommerceMlError(path.basename(file), 1, `файл не найден: ${file}`);
  }
  await withDatabase(async (database, { mediaDir }) => {
    const progress = countOf('Чтение', 'байт');
    const report = await importCatalog(database, {
      files,
      mediaDir,
      isDryRun: flags.dryRun === true,
      acceptsSetAside: flags.acceptSetAside === true,
      acceptsWithdrawal: flags.acceptWithdrawal === true,
      onProgress: ({ stage, bytes, totalBytes, products, offers }) => {
        progress.show(bytes, totalBytes, `товаров ${products}, предложений ${offers}`);
        if (stage === 'comparing') progress.next('Сравнение с каталогом и запись…');
      },
    }).finally(progress.stop);
    if (flags.dryRun === true) console.log('Пробная загрузка: каталог не изменён. Загрузка сделает вот что.');
    for (const line of describeReport(report)) console.log(line);
  });
}

function runExport(folder: string): Promise<void> {
  return withDatabase(async (database, { mediaDir, siteName }) => {
    const progress = countOf('Выгрузка', 'товаров');
    const made = await exportCatalog(database, {
      out: typedPath(folder),
      mediaDir,
      ownerName: siteName,
      onProgress: (done, total) => progress.show(done, total, ''),
    }).finally(progress.stop);
    console.log(`Товаров: ${made.products}, предложений: ${made.offers}, файлов: ${made.files}`);
    if (made.missingFiles.length > 0)
      console.log(`Нет в папке картинок и документов: ${made.missingFiles.slice(0, 5).join(', ')}`);
    console.log(made.importFile);
    console.log(made.offersFile);
  });
}

interface DemoOptions {
  readonly products: number;
  readonly out?: string;
  readonly seed: number;
  readonly date?: Date;
}

async function runDemo({ products, out, seed, date }: DemoOptions): Promise<void> {
  const folder =
    out === undefined ? path.join(readCommandSettings().dataDir, 'demo-catalog') : typedPath(out);
  const progress = countOf('Создание', 'товаров');
  const made = await generateCatalog({
    products,
    out: folder,
    seed,
    ...(date === undefined ? {} : { today: date }),
    onProgress: (done) => progress.show(done, products, ''),
  });
  progress.stop();
  console.log(`Товаров: ${made.products}, предложений: ${made.offers}`);
  console.log(made.importFile);
  console.log(made.offersFile);
  if (out === undefined) await runImport([made.importFile, made.offersFile]);
}

function countOf(title: string, unit: string): Progress {
  return showProgress({ title, unit, screen: process.stderr, lines: 10 });
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('Нужно целое число от 1 до 9999999.');
  return Number(text);
}

function parseDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(+day)) throw new InvalidArgumentError('Нужна дата вида 2026-12-01.');
  return day;
}

function isFileError(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

function isRefusal(error: unknown): error is CommerceMlError | TooMuchSetAside | TooMuchWithdrawn {
  return (
    error instanceof CommerceMlError || error instanceof TooMuchSetAside || error instanceof TooMuchWithdrawn
  );
}

function explain(error: Error): string {
  if (isFileError(error)) return `Файл или папка недоступны (${error.code}): ${error.path}`;
  if (!isRefusal(error)) return error.message;
  const lines = [error.message, 'Каталог не изменён.'];
  if (error instanceof TooMuchSetAside)
    lines.push(
      ...describeProblems(error.problems, error.problemCount),
      'Если так и надо, повторите с --accept-set-aside.',
    );
  if (error instanceof TooMuchWithdrawn) lines.push('Если так и надо, повторите с --accept-withdrawal.');
  return lines.join('\n');
}

await runCommand(program, (error) => isRefusal(error) || isFileError(error), explain);
