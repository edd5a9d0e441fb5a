import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { ClientTable } from '@shop/contracts/office/client-files';
import { asTyped, type ClientTerms, termsOn, typedTerms } from '@shop/contracts/office/client-terms';
import type { ClientChoices, OfficeClient } from '@shop/contracts/office/clients';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import {
  importClientFile,
  listClients,
  openClientTable,
  readClientChoices,
  readClientTerms,
  saveClientTerms,
} from '../modules/office-clients/office-clients.api.ts';
import { transact } from '../platform/database/transact.ts';
import { AppError, Validation } from '../platform/errors/errors.ts';
import { exportTable } from '../platform/files/importing/export-table.ts';
import { Unreadable } from '../platform/files/reading/sheet.ts';
import { validate } from '../platform/http/validate.ts';
import { placeTerm } from './commands/client-pairs.ts';
import { russianCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { formatOf, type ImportOptions, importTable, writeTable } from './commands/table-files.ts';
import { typedPath } from './commands/typed-path.ts';
import { withDatabase } from './commands/with-database.ts';

const by = { userId: null, name: `команда clients (${os.userInfo().username})` };

const program = russianCommand(
  'clients',
  'Клиенты и\u00a0их условия: вид цен, скидка, менеджер, договоры. То же, что на\u00a0странице /office/clients/',
);

interface ListOptions {
  readonly page: string;
  readonly closed?: true;
  readonly json?: true;
}

program
  .command('list')
  .description('клиенты по названию; поиск по названию, ИНН и\u00a0коду, по\u00a0100 на\u00a0странице')
  .argument('[слова...]', 'что искать')
  .option('--closed', 'только отключённые и\u00a0закрытые')
  .option('--page <номер>', 'страница списка', '1')
  .option('--json', 'напечатать JSON')
  .action((words: readonly string[], { page, closed, json }: ListOptions) =>
    withDatabase(async ({ db }) => {
      if (!/^[1-9]\d{0,5}$/.test(page)) throw new Validation('Страница: целое число от\u00a01', 'page');
      const found = await listClients(db, {
        ...{ query: words.join(' '), page: Number(page), pageSize: 100 },
        ...{ manager: '', priceType: '', closed: closed ? 'Y' : '' },
      });
      const { pageNumber, pageCount, recordCount } = found.pageNavigation;
      const total = `Найдено: ${recordCount}, страница ${pageNumber} из\u00a0${pageCount}`;
      printFacts(json, found, [...found.items.map(describe), total]);
    }),
  );

program
  .command('get')
  .description('условия клиента; --json даёт то, что принимает set')
  .argument('<код>', 'код клиента из списка')
  .option('--json', 'напечатать условия как JSON')
  .action((code: string, { json }: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const terms = await readClientTerms(db, code);
      printFacts(json, asTyped(terms), describeTerms(terms, await readClientChoices(db)));
    }),
  );

interface SetOptions {
  readonly contract?: string;
  readonly from?: string;
  readonly file?: string;
}

program
  .command('set')
  .description('изменить условия: указанные поля заменяются, остальные остаются')
  .argument('<код>', 'код клиента из списка')
  .argument(
    '[поле=значение...]',
    'priceType=Оптовая, discount=7, manager="Морозова Елена", isActive=false, «нет» снимает; с\u00a0--contract: limit=500000, postponement=21, signedOn=2026-11-20',
  )
  .option(
    '--contract <номер>',
    'к\u00a0какому договору относятся поля; нового номера ещё нет, и\u00a0он заводится',
  )
  .option('--from <день>', 'с\u00a0какого дня действуют, например 2027-01-01; без него с\u00a0сегодняшнего')
  .option('--file <файл>', 'взять условия из\u00a0файла JSON, в\u00a0том числе бонусные планы')
  .action((code: string, pairs: readonly string[], { contract, from, file }: SetOptions) =>
    withDatabase(async ({ db }) => {
      const saved = await transact(db, async (tx) => {
        const choices = await readClientChoices(tx);
        const whole = {
          ...asTyped(termsOn(await readClientTerms(tx, code), from ?? null)),
          ...(file === undefined ? {} : readObject(file)),
          ...(from !== undefined && { validFrom: from }),
        };
        for (const pair of pairs) placeTerm(whole, pair, { contract, choices });
        return saveClientTerms(tx, by, { code, typed: validate(typedTerms, whole), typedOver: from });
      });
      console.log(describeTerms(saved, await readClientChoices(db)).join('\n'));
    }),
  );

const tables: Readonly<Record<string, ClientTable>> = { клиенты: 'clients', договоры: 'contracts' };

program
  .command('export')
  .description('записать клиентов или договоры в\u00a0файл; его можно исправить и\u00a0загрузить')
  .argument('<таблица>', 'клиенты или договоры')
  .argument('<файл>', 'файл .xlsx или .csv')
  .action((name: string, file: string) =>
    withDatabase(async ({ db }) => {
      const [table, format] = [tableOf(name), formatOf(file)];
      await writeTable(file, exportTable(await openClientTable(db, table), format));
    }),
  );

program
  .command('import')
  .description('загрузить файл: все строки или, если в\u00a0какой-то ошибка, ни\u00a0одной')
  .argument('<таблица>', 'клиенты или договоры')
  .argument('<файл>', 'таблица xlsx, xls, ods или csv со\u00a0столбцами, как в\u00a0export')
  .option('--check', 'только показать, что изменится')
  .option('--json', 'напечатать JSON')
  .action((name: string, file: string, options: ImportOptions) =>
    withDatabase(async ({ db }) => {
      const table = tableOf(name);
      await importTable(db, file, options, {
        open: (tx) => openClientTable(tx, table),
        save: (tx, previewed) => importClientFile(tx, by, table, previewed),
      });
    }),
  );

function tableOf(name: string): ClientTable {
  const table = tables[name];
  if (table === undefined) throw new Validation('Таблица: клиенты или договоры');
  return table;
}

function readObject(file: string): object {
  const parsed: unknown = JSON.parse(readFileSync(typedPath(file), 'utf8'));
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new Validation('В\u00a0файле должен быть объект JSON: {"поле": значение}');
}

function describe(client: OfficeClient): string {
  const { code, name, inn, priceType, discountPercent, manager, isClosed, plannedCount } = client;
  const states = [isClosed ? 'закрыт' : '', plannedCount > 0 ? `изменений впереди: ${plannedCount}` : ''];
  const terms = `${priceType ?? 'цены по\u00a0умолчанию'}, скидка ${discountPercent}\u00a0%, ${manager ?? 'без менеджера'}`;
  return [`${code}  ${name}  ИНН ${inn}  ${terms}`, ...states.filter(Boolean)].join('  ');
}

function describeTerms(terms: ClientTerms, { priceTypes, managers }: ClientChoices): readonly string[] {
  const named = (options: ClientChoices['managers'], id: number | null) =>
    options.find((one) => one.id === id)?.name ?? 'нет';
  const owned =
    terms.ownedElsewhere.length > 0 ? [`  ведётся в\u00a01С: ${terms.ownedElsewhere.join(', ')}`] : [];
  return [
    `${terms.code}: ${terms.name}, ИНН ${terms.inn}${terms.isActive ? '' : ', отключён'}`,
    `  priceType = ${named(priceTypes, terms.priceTypeId)}   Вид цен`,
    `  discount = ${terms.discountPercent}   Скидка, %`,
    `  manager = ${named(managers, terms.managerId)}   Менеджер`,
    ...terms.contracts.map(
      ({ number, signedOn, creditLimitKopecks, postponementDays }) =>
        `  договор ${number} от\u00a0${formatDay(signedOn)}: лимит ${formatMoney(creditLimitKopecks)}, отсрочка ${countOf(postponementDays, 'день', 'дня', 'дней')}`,
    ),
    ...terms.bonusPlans.map(
      ({ periodFrom, periodTo, targetKopecks, isPaid }) =>
        `  бонусный план ${formatDay(periodFrom)} – ${formatDay(periodTo)}: ${formatMoney(targetKopecks)}${isPaid ? ', выплачен' : ''}`,
    ),
    ...terms.planned.map(
      ({ field, contract, value, validFrom }) =>
        `  с\u00a0${formatDay(validFrom)}: ${field} ${contract} = ${value}`,
    ),
    ...owned,
  ];
}

await runCommand(
  program,
  (error) => error instanceof AppError || error instanceof Unreadable || error instanceof SyntaxError,
  (error) => (error instanceof AppError && error.field ? `${error.field}: ${error.message}` : error.message),
);
