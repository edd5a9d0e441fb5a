import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Setting } from '@shop/contracts/office/settings';
import {
  forgetImage,
  listSettings,
  prepareImage,
  readChecklist,
  readImage,
  readSettingForEditing,
  saveImage,
  saveSettingValue,
} from '../modules/office/office.api.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError, Validation } from '../platform/errors/errors.ts';
import { russianCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { typedPath } from './commands/typed-path.ts';
import { withDatabase } from './commands/with-database.ts';

const by = { userId: null, name: `команда settings (${os.userInfo().username})` };

const program = russianCommand(
  'settings',
  'Настройки магазина: продавец, доставка, календарь. То же, что на\u00a0странице /office/settings/',
);

program
  .command('list')
  .description('все настройки: что заполнено и кто менял последним')
  .option('--json', 'напечатать JSON')
  .action(({ json }: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const settings = await listSettings(db);
      printFacts(
        json,
        settings,
        settings.map(({ name, title, isSet, isRequired, lastChange }) => {
          const state = isSet ? 'заполнено' : isRequired ? 'НЕ ЗАПОЛНЕНО' : 'по умолчанию';
          return `${name.padEnd(16)} ${title}: ${state}${lastChange ? `, ${lastChange.by}` : ''}`;
        }),
      );
    }),
  );

program
  .command('get')
  .description('одна настройка: поля и значения; --json даёт то, что принимает set')
  .argument('<имя>', 'имя из списка')
  .option('--json', 'напечатать значение как JSON')
  .action((name: string, { json }: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const setting = await readSettingForEditing(db, name);
      printFacts(json, setting.value, describe(setting));
    }),
  );

program
  .command('set')
  .description('изменить настройку: указанные поля заменяются, остальные остаются')
  .argument('<имя>', 'имя из списка')
  .argument(
    '[поле=значение...]',
    'поля: cutOff=16:00, bank.bik=044525225; картинки файлом: stamp=печать.png; числа и\u00a0списки как в\u00a0JSON',
  )
  .option('--file <файл>', 'взять поля из файла JSON')
  .action((name: string, pairs: readonly string[], { file }: { file?: string }) =>
    withDatabase(async ({ db }) => {
      const typed = file === undefined ? {} : readObject(file);
      const saved = await db.transaction().execute(async (tx) => {
        const { value, fields } = await readSettingForEditing(tx, name);
        const whole: Record<string, unknown> = { ...value, ...typed };
        for (const pair of pairs) {
          const image = readImagePair(pair, fields);
          if (image === null) place(whole, pair, fields);
          else whole[image.field] = await storeImage(tx, name, image);
        }
        return saveSettingValue(tx, by, { name, value: whole });
      });
      console.log(describe(saved).join('\n'));
    }),
  );

program
  .command('image')
  .description('записать картинку настройки в\u00a0файл: image seller stamp печать.png')
  .argument('<имя>', 'имя из списка')
  .argument('<поле>', 'поле с\u00a0картинкой')
  .argument('<файл>', 'куда записать; существующий файл не\u00a0заменяется')
  .action((name: string, field: string, file: string) =>
    withDatabase(async ({ db }) => {
      const { value } = await readSettingForEditing(db, name);
      const id = value?.[field];
      if (typeof id !== 'string') throw new Validation('Картинки нет', field);
      const { type, content, width, height } = await readImage(db, id);
      writeFileSync(typedPath(file), content, { flag: 'wx' });
      console.log(`${file}: ${type}, ${width} × ${height}`);
    }),
  );

program
  .command('forget-image')
  .description('удалить навсегда картинку, которой не\u00a0место в\u00a0магазине; номер есть в\u00a0журнале')
  .argument('<номер>', 'номер картинки или его начало от\u00a06 знаков')
  .requiredOption('--why <причина>', 'для журнала')
  .action((number: string, { why }: { why: string }) =>
    withDatabase(async ({ db }) => {
      if (!/^[0-9a-f]{6,64}$/.test(number))
        throw new Validation('Номер картинки – не\u00a0меньше шести цифр и\u00a0букв a–f');
      const asked = { number, reason: why };
      const subject = await db.transaction().execute((tx) => forgetImage(tx, by, asked));
      console.log(`Картинка ${subject} удалена`);
    }),
  );

const marks = { done: '[x]', todo: '[ ]', later: '[~]' } as const;

program
  .command('check')
  .description('что осталось настроить: проверяется сейчас; код выхода 1, если не\u00a0хватает необходимого')
  .option('--json', 'напечатать JSON')
  .action(({ json }: { json?: true }) =>
    withDatabase(async ({ db }, settings) => {
      const items = await readChecklist(db, settings);
      const lines = items.map(({ state, title, text }) => `${marks[state]} ${title}: ${text}`);
      printFacts(json, items, [...lines, '[x] сделано  [ ] необходимо  [~] можно позже']);
      if (items.some(({ state }) => state === 'todo')) process.exitCode = 1;
    }),
  );

function readObject(file: string): object {
  const parsed: unknown = JSON.parse(readFileSync(typedPath(file), 'utf8'));
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  throw new Validation('В\u00a0файле должен быть объект JSON: {"поле": значение}');
}

interface ImagePair {
  readonly field: string;
  /** The path of the file; empty to remove the image. */
  readonly file: string;
}

/** Reads `stamp=печать.png`; null for a field of another kind. */
function readImagePair(pair: string, fields: Setting['fields']): ImagePair | null {
  const field = fields.find(({ name, kind }) => kind === 'image' && pair.startsWith(`${name}=`));
  return field === undefined ? null : { field: field.name, file: pair.slice(field.name.length + 1) };
}

async function storeImage(db: Db, setting: string, { field, file }: ImagePair): Promise<string | null> {
  if (file === '') return null;
  const image = await prepareImage({ setting, field, bytes: readFileSync(typedPath(file)) });
  return (await saveImage(db, by, image)).id;
}

/** Puts `bank.bik=044525225` into the value. A text field takes the text as it stands, any other field JSON. */
function place(value: Record<string, unknown>, pair: string, fields: Setting['fields']): void {
  const at = pair.indexOf('=');
  if (at < 1) throw new Validation(`Поле пишется как имя=значение, а\u00a0не\u00a0«${pair}»`);
  const [first = '', second] = pair.slice(0, at).split('.');
  const field = fields.find(({ name }) => name === first);
  const inner = field?.kind === 'group' ? field.fields.find(({ name }) => name === second) : undefined;
  const target = second === undefined ? field : inner;
  if (target === undefined) throw new Validation(`Поля ${pair.slice(0, at)} нет`, pair.slice(0, at));
  const text = pair.slice(at + 1);
  const isText = ['text', 'inn', 'bik', 'time', 'choice'].includes(target.kind);
  const typed = isText ? text : parseJson(text);
  if (second === undefined) value[first] = typed;
  else value[first] = { ...Object(value[first]), [second]: typed };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function describe({ name, title, description, fields, value }: Setting): readonly string[] {
  const rows = fields.flatMap((field) => {
    const own = value?.[field.name];
    if (field.kind !== 'group') return [`  ${field.name} = ${JSON.stringify(own ?? null)}   ${field.title}`];
    return field.fields.map(
      (inner) =>
        `  ${field.name}.${inner.name} = ${JSON.stringify(Object(own)[inner.name] ?? null)}   ${inner.title}`,
    );
  });
  return [`${name}: ${title}. ${description}`, ...rows];
}

await runCommand(
  program,
  (error) => error instanceof AppError,
  (error) => (error instanceof AppError && error.field ? `${error.field}: ${error.message}` : error.message),
);
