import { existsSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '@shop/shared/validation/environment';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CommerceMlError } from './commerceml/commerceml-error.ts';
import { exportCatalog } from './commerceml/export-catalog.ts';
import { importCatalog } from './commerceml/import-catalog.ts';
import { describeReport } from './commerceml/import-report.ts';
import { openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { generateCatalog } from './demo/catalog/generate-catalog.ts';
import { DEMO_PRODUCTS } from './demo/seed-catalog.ts';
import { showProgress } from './progress.ts';
import { readSettings } from './settings.ts';

const program = new Command('catalog')
  .description('Каталог магазина: обмен с 1С в формате CommerceML 2 и демонстрационные данные')
  .helpOption('-h, --help', 'показать справку')
  .helpCommand('help [команда]', 'справка по команде')
  .configureHelp({ styleTitle: (title) => titles[title] ?? title })
  .configureOutput({ outputError: (text, write) => write(`${text.trim()}\nСправка: catalog help\n`) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
  'Arguments:': 'Аргументы:',
};

program
  .command('import')
  .description(
    'загрузить выгрузку 1С; при ошибке каталог остаётся прежним, повторная загрузка ничего не меняет',
  )
  .argument('<файлы...>', 'import.xml и offers.xml; либо папка или ZIP-архив выгрузки целиком')
  .action((files: readonly string[]) => runImport(files));

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

async function runImport(given: readonly string[]): Promise<void> {
  const settings = readSettings();
  const files = given.map(resolvePath);
  for (const file of files) {
    if (!existsSync(file)) throw new CommerceMlError(path.basename(file), 1, `файл не найден: ${file}`);
  }
  const database = await openDatabase(settings);
  const progress = showProgress('Чтение', 'байт');
  try {
    await migrate(database.db);
    const report = await importCatalog(database, {
      files,
      mediaDir: settings.mediaDir,
      onProgress: ({ stage, bytes, totalBytes, products, offers }) => {
        progress.show(bytes, totalBytes, `товаров ${products}, предложений ${offers}`);
        if (stage === 'comparing') progress.next('Сравнение с каталогом и запись…');
      },
    });
    progress.stop();
    for (const line of describeReport(report)) console.log(line);
  } finally {
    progress.stop();
    await database.close();
  }
}

async function runExport(folder: string): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings);
  const progress = showProgress('Выгрузка', 'товаров');
  try {
    await migrate(database.db);
    const made = await exportCatalog(database, {
      out: resolvePath(folder),
      mediaDir: settings.mediaDir,
      ownerName: settings.siteName,
      onProgress: (done, total) => progress.show(done, total, ''),
    });
    progress.stop();
    console.log(`Товаров: ${made.products}, предложений: ${made.offers}, файлов: ${made.files}`);
    if (made.missingFiles.length > 0)
      console.log(`Нет в папке картинок и документов: ${made.missingFiles.slice(0, 5).join(', ')}`);
    console.log(made.importFile);
    console.log(made.offersFile);
  } finally {
    progress.stop();
    await database.close();
  }
}

interface DemoOptions {
  readonly products: number;
  readonly out?: string;
  readonly seed: number;
  readonly date?: Date;
}

async function runDemo({ products, out, seed, date }: DemoOptions): Promise<void> {
  const folder = out === undefined ? path.join(readSettings().dataDir, 'demo-catalog') : resolvePath(out);
  const progress = showProgress('Создание', 'товаров');
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

/** Relative to where the command was typed, also when npm runs it from the package's folder. */
function resolvePath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
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

/** 1 for a file that cannot be imported, 2 for a wrong call or setting, 3 for everything else. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommerceMlError || isFileError(error)) return 1;
  return error instanceof SettingsError || error instanceof FolderLockedError ? 2 : 3;
}

program.parseAsync().catch((error: unknown) => {
  const isExpected = exitCodeOf(error) < 3;
  if (isFileError(error)) console.error(`Файл или папка недоступны (${error.code}): ${error.path}`);
  else console.error(isExpected ? (error as Error).message : error);
  if (error instanceof CommerceMlError) console.error('Каталог не изменён.');
  process.exitCode = exitCodeOf(error);
});
