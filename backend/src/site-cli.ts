import os from 'node:os';
import { SettingsError } from '@shop/shared/validation/environment';
import { Command } from 'commander';
import { type Db, openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { Validation } from './http/errors.ts';
import { siteOf } from './modules/site/site.repository.ts';
import { type Switcher, switchCompany, switchWorks } from './modules/site/switch-site.ts';
import { readSettings } from './settings.ts';

const program = new Command('site')
  .description('Технические работы и доступ компаний к сайту')
  .helpOption('-h, --help', 'показать справку')
  .helpCommand('help [команда]', 'справка по команде')
  .configureHelp({ styleTitle: (title) => titles[title] ?? title })
  .configureOutput({ outputError: (text, write) => write(`${text.trim()}\nСправка: site help\n`) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Вызов:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
  'Arguments:': 'Аргументы:',
};
const why = '--why <причина>';

const works = program.command('technical-works').description('технические работы').helpCommand(false);
works
  .command('on')
  .description('начать: покупатели и менеджеры видят страницу работ, открытые страницы — в течение минуты')
  .option('--text <текст>', 'что написать на странице работ', '')
  .option(why, 'для журнала', '')
  .action(({ text, why }: { text: string; why: string }) =>
    change((db, by) => switchWorks(db, by, { isOn: true, text, why })),
  );
works
  .command('off')
  .description('закончить')
  .option(why, 'для журнала', '')
  .action(({ why }: { why: string }) =>
    change((db, by) => switchWorks(db, by, { isOn: false, text: '', why })),
  );

program
  .command('close')
  .description('закрыть сайт для компании: её пользователи видят страницу 501')
  .argument('<код>', 'код или ИНН компании')
  .requiredOption(why, 'почему закрыт')
  .action((company: string, { why }: { why: string }) =>
    change((db, by) => switchCompany(db, by, { company, isClosed: true, why })),
  );

program
  .command('open')
  .description('снова открыть сайт для компании')
  .argument('<код>', 'код или ИНН компании')
  .option(why, 'для журнала', '')
  .action((company: string, { why }: { why: string }) =>
    change((db, by) => switchCompany(db, by, { company, isClosed: false, why })),
  );

program
  .command('status')
  .description('что включено сейчас')
  .action(() => change(async () => {}));

/** Does it in one transaction, then says how things stand. */
async function change(work: (db: Db, by: Switcher) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(readSettings());
  try {
    await migrate(database.db);
    const by = { userId: null, name: `команда site (${os.userInfo().username})` };
    await database.db.transaction().execute((tx) => work(tx, by));
    const { works, closedCompanies } = await siteOf(database.db).describe();
    console.log(works.isOn ? `Технические работы: идут. ${works.text}`.trim() : 'Технических работ нет.');
    if (closedCompanies.length === 0) console.log('Закрытых компаний нет.');
    for (const { code, name, inn, why } of closedCompanies)
      console.log(`Закрыта: ${code} ${name}, ИНН ${inn}. ${why}`);
  } finally {
    await database.close();
  }
}

/** 1 for what cannot be switched so, 2 for a wrong call, a setting or a locked database, 3 for everything else. */
function exitCodeOf(error: unknown): number {
  if (error instanceof Validation) return 1;
  return error instanceof SettingsError || error instanceof FolderLockedError ? 2 : 3;
}

program.parseAsync().catch((error: unknown) => {
  const isExpected = exitCodeOf(error) < 3;
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = exitCodeOf(error);
});
