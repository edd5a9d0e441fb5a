import os from 'node:os';
import { type Switcher, siteOf, switchCompany, switchWorks } from '../modules/site/site.api.ts';
import type { Db } from '../platform/database/database.ts';
import { Validation } from '../platform/errors/errors.ts';
import { russianCommand } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { withDatabase } from './commands/with-database.ts';

const program = russianCommand('site', 'Технические работы и доступ компаний к сайту');
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

/** Makes the change in one transaction, then prints the new state. */
function change(work: (db: Db, by: Switcher) => Promise<unknown>): Promise<void> {
  return withDatabase(async ({ db }) => {
    const by = { userId: null, name: `команда site (${os.userInfo().username})` };
    await db.transaction().execute((tx) => work(tx, by));
    const { works, closedCompanies } = await siteOf(db).describe();
    console.log(works.isOn ? `Технические работы: идут. ${works.text}`.trim() : 'Технических работ нет.');
    if (closedCompanies.length === 0) console.log('Закрытых компаний нет.');
    for (const { code, name, inn, why } of closedCompanies)
      console.log(`Закрыта: ${code} ${name}, ИНН ${inn}. ${why}`);
  });
}

await runCommand(program, (error) => error instanceof Validation);
