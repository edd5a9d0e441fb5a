import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { formatInstant } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const OLDEST_POSTGRES = 15;
const ARCHIVE_MAX_AGE_MS = 86_400_000;
const HOW_TO_BACK_UP = 'как их делать, сказано в\u00a0docs/operations.md, глава Backups';

export async function checkDatabase(
  db: Db,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<ChecklistItem> {
  const base = { code: 'database', title: 'База данных', link: null };
  if (databaseUrl === undefined)
    return {
      ...base,
      state: 'todo',
      text: 'Встроенная база годится, чтобы попробовать магазин. Настоящим заказам нужен PostgreSQL: задайте DATABASE_URL',
    };
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
    return { ...base, state: 'todo', text: `PostgreSQL ${version}: нужен ${OLDEST_POSTGRES} или новее` };
  return { ...base, state: 'done', text: `PostgreSQL ${version}` };
}

/**
 * The shop sees whether PostgreSQL archives its log; dumps are made beside the shop, which does not know of them.
 */
export async function checkBackups(
  db: Db,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): Promise<ChecklistItem> {
  const base = { code: 'backups', title: 'Резервные копии', link: null };
  const unknown = `Магазин не\u00a0видит копий, которые делают рядом с\u00a0ним: ${HOW_TO_BACK_UP}`;
  if (databaseUrl === undefined) return { ...base, state: 'later', text: unknown };
  const { rows } = await sql<{ at: Date | null; isFailing: boolean }>`
    select last_archived_time as at,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver`.execute(db);
  const { at = null, isFailing = false } = rows[0] ?? {};
  if (isFailing)
    return {
      ...base,
      state: 'todo',
      text: `PostgreSQL не\u00a0может сохранить журнал в\u00a0архив: ${HOW_TO_BACK_UP}`,
    };
  if (at === null || at.getTime() < Date.now() - ARCHIVE_MAX_AGE_MS)
    return { ...base, state: 'later', text: unknown };
  return {
    ...base,
    state: 'done',
    text: `Журнал PostgreSQL сохранён в\u00a0архив ${formatInstant(at.toISOString())}`,
  };
}

export function checkAddress({ publicUrl }: Pick<Settings, 'publicUrl'>): ChecklistItem {
  const isSafe = publicUrl.startsWith('https://');
  return {
    code: 'https',
    title: 'Адрес магазина',
    state: isSafe ? 'done' : 'todo',
    text: isSafe ? publicUrl : `${publicUrl}: задайте PUBLIC_URL, который начинается с\u00a0https://`,
    link: null,
  };
}

/** Checks that the keys of outside services are present; whether a service accepts one shows in its use. */
export function checkKeys({
  captchaServerKey,
  dadataKey,
}: Pick<Settings, 'captchaServerKey' | 'dadataKey'>): ChecklistItem[] {
  const keys = [
    [
      'dadata',
      'DaData',
      'DADATA_KEY',
      dadataKey,
      'организации не\u00a0находятся по\u00a0ИНН, адреса не\u00a0подсказываются',
    ],
    ['captcha', 'Капча', 'CAPTCHA_SERVER_KEY', captchaServerKey, 'формы для посетителей открыты роботам'],
  ] as const;
  return keys.map(([code, title, name, key, without]) => ({
    ...{ code, title, link: null },
    state: key === undefined ? 'later' : 'done',
    text: key === undefined ? `${name} не\u00a0задан: ${without}` : 'Ключ задан',
  }));
}

export async function checkDemoAccounts(db: Db): Promise<ChecklistItem> {
  const count = await countRows(
    db.selectFrom('users').where('is_demo', '=', true).where('active', '=', true),
  );
  const accounts = countOf(
    count,
    'демонстрационная запись',
    'демонстрационные записи',
    'демонстрационных записей',
  );
  return {
    code: 'demo-accounts',
    title: 'Демонстрационные учётные записи',
    state: count === 0 ? 'done' : 'todo',
    text:
      count === 0
        ? 'Их нет'
        : `${accounts} с\u00a0общеизвестным паролем: откройте магазин на\u00a0другой базе`,
    link: null,
  };
}
