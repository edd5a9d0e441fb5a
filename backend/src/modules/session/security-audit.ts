import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SecurityEventKind } from '../../platform/database/schema.ts';

const SHOWN = 20;

/** Names of the events in the words that the account's owner reads. */
const EVENT_NAMES: Readonly<Record<SecurityEventKind, string>> = {
  login: 'Вход',
  'login-failed': 'Неудачная попытка входа',
  logout: 'Выход',
  'sessions-ended': 'Завершены другие сеансы',
  'code-failed': 'Введён неверный код из\u00a0смс',
  registration: 'Попытка регистрации с\u00a0вашей почтой',
  'account-opened': 'Учётная запись открыта',
  'recovery-asked': 'Запрошена ссылка для нового пароля',
  'password-changed': 'Пароль изменён',
  'password-change-failed': 'Неверный пароль при смене пароля',
  'phone-changed': 'Телефон для входа изменён',
  'phone-change-failed': 'Неверный пароль при смене телефона',
  'phone-given': 'Указан телефон, который вы ещё не\u00a0подтвердили',
  'phone-closed': 'Вход по\u00a0телефону закрыт',
  'email-change-asked': 'Запрошена смена почты для входа',
  'email-change-failed': 'Неверный пароль при смене почты',
  'email-changed': 'Почта для входа изменена',
  'acting-began': 'Начата работа от\u00a0вашего имени',
  'acting-ended': 'Закончена работа от\u00a0вашего имени',
};

/** The audit of one account, newest first. */
export async function listSecurityEvents(db: Db, userId: number) {
  const rows = await db
    .selectFrom('security_events as event')
    .leftJoin('users as agent', 'agent.id', 'event.acted_by')
    .select(['event.id', 'event.at', 'event.kind', 'event.device'])
    .select(sql<string | null>`trim(agent.name || ' ' || agent.last_name)`.as('actedBy'))
    .where('event.user_id', '=', userId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ kind, at, ...event }) => ({ ...event, at: at.toISOString(), event: EVENT_NAMES[kind] }));
}
