import os from 'node:os';
import { allStaffRights } from '@shop/contracts/account/permissions';
import { formatInstant } from '@shop/domain/format/date';
import { Option } from 'commander';
import {
  addStaff,
  issueFirstStartLink,
  issueStaffLink,
  listStaff,
  newStaff,
  parseRights,
  type StaffMember,
  setStaffActive,
  setStaffRights,
} from '../modules/staff/staff.api.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/errors/errors.ts';
import { russianCommand } from './commands/command.ts';
import { printFacts } from './commands/print-facts.ts';
import { runCommand } from './commands/run-command.ts';
import { withDatabase } from './commands/with-database.ts';

const roles = { manager: 'MANAGER', operations: 'OPERATIONS' } as const;
const roleNames = { MANAGER: 'менеджер', OPERATIONS: 'эксплуатация' } as const;
const RIGHTS = allStaffRights.join(',');
const by = { userId: null, name: `команда staff (${os.userInfo().username})` };

const program = russianCommand(
  'staff',
  'Сотрудники магазина: кто входит как менеджер и кто управляет выпусками',
);

interface AddOptions {
  readonly role: keyof typeof roles;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly position: string;
  readonly rights: string;
}

program
  .command('add')
  .description('завести сотрудника и напечатать одноразовую ссылку, по которой он задаст пароль')
  .argument('<почта>', 'адрес, с которым он будет входить')
  .addOption(
    new Option('--role <роль>', 'manager: ведёт клиентов; operations: выпуски и работы')
      .choices(Object.keys(roles))
      .makeOptionMandatory(),
  )
  .requiredOption('--name <имя>', 'имя')
  .requiredOption('--last-name <фамилия>', 'фамилия')
  .option('--second-name <отчество>', 'отчество', '')
  .option('--position <должность>', 'должность: её видят клиенты менеджера', '')
  .option('--rights <права>', `права менеджера в\u00a0управлении через запятую: ${RIGHTS}`, '')
  .action((email: string, { role, position, rights, ...name }: AddOptions) =>
    change(email, async (tx, login) => {
      const place = { role: roles[role], workPosition: position, rights: [...parseRights(rights)] };
      const member = newStaff({ ...name, ...place, email: login });
      await addStaff(tx, by, member);
      return issueStaffLink(tx, by, login);
    }),
  );

program
  .command('link')
  .description(
    'напечатать новую ссылку для пароля; прежние перестанут действовать. Без почты: ссылка для первого администратора',
  )
  .argument('[почта]', 'чья')
  .action((email: string | undefined) =>
    email === undefined ? printFirstStartLink() : change(email, (tx, login) => issueStaffLink(tx, by, login)),
  );

program
  .command('rights')
  .description('заменить права менеджера в\u00a0управлении магазином; действуют сразу')
  .argument('<почта>', 'чьи')
  .argument('[права]', `через запятую: ${RIGHTS}; без них прав не\u00a0останется`, '')
  .action((email: string, rights: string) =>
    change(
      email,
      async (tx, login) => void (await setStaffRights(tx, by, { login, rights: parseRights(rights) })),
    ),
  );

for (const [name, description, isActive] of [
  ['off', 'отключить сотрудника: его сеансы и ссылки сразу перестают действовать', false],
  ['on', 'снова включить сотрудника', true],
] as const)
  program
    .command(name)
    .description(description)
    .argument('<почта>', 'кого')
    .action((email: string) =>
      change(email, async (tx, login) => void (await setStaffActive(tx, by, { login, isActive }))),
    );

program
  .command('list')
  .description('все сотрудники')
  .option('--json', 'напечатать JSON')
  .action(({ json }: { json?: true }) =>
    withDatabase(async ({ db }) => {
      const staff = await listStaff(db);
      printFacts(json, staff, staff.length === 0 ? ['Сотрудников ещё нет.'] : staff.map(describe));
    }),
  );

function printFirstStartLink(): Promise<void> {
  return withDatabase(async ({ db }, { publicUrl }) => {
    const link = await issueFirstStartLink(db, publicUrl);
    console.log('Ссылка для первого администратора, на 30 минут и\u00a0на один раз:');
    console.log(link);
  });
}

/** Makes the change in one transaction and prints the member; a link goes to the terminal only, never to a log. */
function change(email: string, work: (db: Db, login: string) => Promise<string | undefined>): Promise<void> {
  const login = email.trim().toLowerCase();
  return withDatabase(async ({ db }, { publicUrl }) => {
    const secret = await db.transaction().execute((tx) => work(tx, login));
    const member = (await listStaff(db)).find((one) => one.login === login);
    if (member) console.log(describe(member));
    if (member?.isActive === false && member.clients > 0)
      console.log(`За ним остались клиенты: ${member.clients}. Их можно передать другому менеджеру.`);
    if (secret === undefined) return;
    console.log('Ссылка для пароля, на 30 минут и на один раз:');
    console.log(`${publicUrl}/change-password/?checkword=${secret}`);
  });
}

function describe(member: StaffMember): string {
  const { login, name, role, isActive, isInvited, lastLoginAt, clients, rights } = member;
  const seen = lastLoginAt ? `входил ${formatInstant(lastLoginAt.toISOString())}` : 'ещё не входил';
  const state = isActive ? (isInvited ? 'ждёт пароля' : seen) : 'отключён';
  const own = role === 'MANAGER' ? `, клиентов: ${clients}` : '';
  const given = rights.length > 0 ? `  ${rights.join(',')}` : '';
  return `${login}  ${name}  ${roleNames[role]}${own}  ${state}${given}`;
}

await runCommand(program, (error) => error instanceof AppError);
