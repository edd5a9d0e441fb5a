import { randomUUID } from 'node:crypto';
import type { Right } from '@shop/contracts/account/permissions';
import { hashPassword } from '../../../modules/session/session.api.ts';
import type { Db } from '../../../platform/database/database.ts';

const DAY_MS = 86_400_000;

interface Colleague {
  readonly login: string;
  readonly phone: string;
  readonly name: string;
  readonly last_name: string;
  readonly second_name: string;
  readonly work_position: string;
  readonly rights: readonly Right[];
  readonly addedDaysAgo: number;
  readonly state?: 'invited' | 'taken-out';
}

/** People of ООО «Ромашка» besides the demo accounts, each with some of the rights. */
const colleagues: readonly Colleague[] = [
  {
    login: 'docs@demo.example',
    phone: '79000000021',
    name: 'Галина',
    last_name: 'Романова',
    second_name: 'Викторовна',
    work_position: 'Специалист по документам',
    rights: ['documents'],
    addedDaysAgo: 210,
  },
  {
    login: 'snab@demo.example',
    phone: '79000000022',
    name: 'Олег',
    last_name: 'Тихонов',
    second_name: 'Сергеевич',
    work_position: 'Специалист по закупкам',
    rights: ['prices', 'order', 'documents'],
    addedDaysAgo: 140,
  },
  {
    login: 'himki@demo.example',
    phone: '79000000023',
    name: 'Мария',
    last_name: 'Ежова',
    second_name: 'Андреевна',
    work_position: 'Управляющая магазином в Химках',
    rights: ['prices', 'company'],
    addedDaysAgo: 1,
    state: 'invited',
  },
  {
    login: 'stepanov@demo.example',
    phone: '79000000024',
    name: 'Виктор',
    last_name: 'Степанов',
    second_name: 'Ильич',
    work_position: 'Прораб',
    rights: ['prices', 'order'],
    addedDaysAgo: 300,
    state: 'taken-out',
  },
];

interface Place {
  readonly counterpartyId: number;
  readonly buyer: number;
  readonly clerk: number;
  readonly passwordHash: string;
  readonly cityId: number;
}

/** Seeds the colleagues, one of them invited and one removed, with the history of both. */
export async function seedColleagues(db: Db, place: Place, nowMs: number): Promise<void> {
  const { counterpartyId, buyer, passwordHash, cityId } = place;
  const at = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS);
  const record = (action: string, details: object, daysAgo: number) => {
    const [who, when] = [{ user_id: buyer, counterparty_id: counterpartyId }, at(daysAgo)];
    const row = { ...who, action, details: JSON.stringify(details), happened_at: when, last_at: when };
    return db.insertInto('history').values(row).execute();
  };
  for (const { rights, state, addedDaysAgo, phone, ...person } of colleagues) {
    const isInvited = state === 'invited';
    const addedAt = at(addedDaysAgo);
    const { id: userId } = await db
      .insertInto('users')
      .values({
        ...person,
        // A phone given by others grants nothing until its owner proves it.
        ...(isInvited ? { given_phone: phone } : { phone }),
        role: 'CUSTOMER',
        // A person who has not chosen a password has one that nobody knows.
        password_hash: isInvited ? await hashPassword(randomUUID()) : passwordHash,
        city_id: cityId,
        current_counterparty_id: state === 'taken-out' ? null : counterpartyId,
        created_at: addedAt,
        invited_at: isInvited ? addedAt : null,
        is_demo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = { counterparty_id: counterpartyId, user_id: userId, is_admin: false, rights: [...rights] };
    const named = { userId, name: `${person.name} ${person.last_name}` };
    const role = { isAdmin: false, rights };
    await record('user.added', { ...named, email: person.login, ...role }, addedDaysAgo);
    if (state === 'taken-out') {
      const left = { ...member, left_at: at(24), taken_out_by: buyer };
      await db.insertInto('former_members').values(left).execute();
      await record('user.taken-out', named, 24);
      continue;
    }
    await db.insertInto('counterparty_users').values(member).execute();
  }
  const was = { isAdmin: false, rights: ['prices'] };
  const now = { isAdmin: false, rights: ['prices', 'appeals'] };
  const clerk = { userId: place.clerk, name: 'Павел Новиков' };
  await record('user.rights-changed', { ...clerk, was, now }, 63);
}
