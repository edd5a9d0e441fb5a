import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { erasePerson, exportPerson, lockPerson } from '../modules/personal-data/personal-data.api.ts';
import type { Db } from '../platform/database/database.ts';
import { Conflict, NotFound } from '../platform/errors/errors.ts';
import { russianCommand } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { typedPath } from './commands/typed-path.ts';
import { withDatabase } from './commands/with-database.ts';

const program = russianCommand(
  'people',
  'Запросы людей о\u00a0своих персональных данных, которые пришли письмом',
);

program
  .command('export')
  .description('записать в\u00a0файл JSON всё, что хранится о\u00a0человеке')
  .argument('<почта>', 'чьи данные')
  .argument('<файл>', 'куда записать; существующий файл не\u00a0перезаписывается')
  .action((email: string, file: string) =>
    withDatabase(({ db }) =>
      db.transaction().execute(async (tx) => {
        const person = await findPerson(tx, email);
        const target = createWriteStream(typedPath(file), { flags: 'wx', mode: 0o600 });
        await pipeline(Readable.from(exportPerson(tx, person)), target);
        console.log(`Данные ${person.login} записаны в\u00a0${file}`);
      }),
    ),
  );

program
  .command('erase')
  .description('удалить человека: обезличить заказы и\u00a0историю, закончить сеансы; вернуть нельзя')
  .argument('<почта>', 'кого')
  .action((email: string) =>
    withDatabase(async ({ db }) => {
      const { id, kept } = await db.transaction().execute(async (tx) => {
        const person = await findPerson(tx, email);
        return { id: person.id, kept: await erasePerson(tx, person) };
      });
      console.log(`Данные удалены, теперь это Пользователь ${id}`);
      if (kept.length > 0) console.log('По закону остаются:');
      for (const { title, column, rows, because } of kept)
        console.log(`- ${title} (${column}), записей: ${rows}; ${because}`);
    }),
  );

async function findPerson(db: Db, email: string) {
  const person = await lockPerson(db, email.trim().toLowerCase());
  if (person === undefined) throw new NotFound(`Учётной записи с\u00a0почтой ${email} нет`);
  return person;
}

await runCommand(
  program,
  (error) => error instanceof Conflict || error instanceof NotFound || isExisting(error),
);

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
