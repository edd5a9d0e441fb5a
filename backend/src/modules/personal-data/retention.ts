import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { wholeNumber } from '../../platform/shop-settings/setting-schemas.ts';

const DAY_MS = 86_400_000;
const days = { min: 1, max: 3650, unit: 'дн.' };

/** For how many days data of people are kept, by kind (decision 089). */
export const retentionSetting = defineSetting(
  'retention',
  v.object({
    sessions: wholeNumber('Завершённые сеансы', days, 'После последнего дня, когда сеанс был открыт'),
    securityEvents: wholeNumber(
      'События безопасности',
      days,
      'Входы, неудачные попытки, смены пароля: с\u00a0адресом и\u00a0браузером',
    ),
    knownDevices: wholeNumber('Знакомые браузеры', days, 'После последнего входа из\u00a0браузера'),
    codes: wholeNumber(
      'Коды из\u00a0СМС, одноразовые ссылки и\u00a0незавершённые регистрации',
      { ...days, max: 30 },
      'После того как они перестали действовать',
    ),
    viewedProducts: wholeNumber('Просмотренные товары', days, 'После последнего просмотра'),
    notifications: wholeNumber('Прочитанные уведомления', days, 'После прочтения'),
    feedback: wholeNumber('Сообщения обратной связи', days, 'После отправки'),
    messages: wholeNumber(
      'Тексты писем и\u00a0СМС',
      days,
      'После создания: кому, когда и\u00a0что отправлено',
    ),
  }),
  {
    title: 'Сроки хранения данных',
    description:
      'Через сколько дней данные людей удаляются сами, раз в\u00a0час. Те\u00a0же сроки назовите в\u00a0политике конфиденциальности.',
    initial: {
      sessions: 30,
      securityEvents: 180,
      knownDevices: 180,
      codes: 1,
      viewedProducts: 365,
      notifications: 365,
      feedback: 365,
      messages: 365,
    },
  },
);
type Retention = v.InferOutput<typeof retentionSetting.schema>;

/** Deletes what has been kept for as long as the setting says. Returns how many rows of each kind, without zeros. */
export async function deleteOutdated(
  db: Db,
  nowMs = Date.now(),
): Promise<Partial<Record<keyof Retention, number>>> {
  const kept = await readSetting(db, retentionSetting);
  const before = (kind: keyof Retention) => new Date(nowMs - kept[kind] * DAY_MS);
  const codes = before('codes');
  const all = unscoped(db, 'outdated rows of every company are deleted');
  const deletions = {
    sessions: [db.deleteFrom('sessions').where('expires_at', '<', before('sessions'))],
    securityEvents: [db.deleteFrom('security_events').where('at', '<', before('securityEvents'))],
    knownDevices: [db.deleteFrom('known_devices').where('last_used_at', '<', before('knownDevices'))],
    codes: [
      db.deleteFrom('sms_codes').where('expires_at', '<', codes),
      db.deleteFrom('registrations').where('expires_at', '<', codes),
      db.deleteFrom('single_use_secrets').where('expires_at', '<', codes),
    ],
    viewedProducts: [all.deleteFrom('viewed_products').where('viewed_at', '<', before('viewedProducts'))],
    notifications: [all.deleteFrom('notifications').where('read_at', '<', before('notifications'))],
    feedback: [db.deleteFrom('feedback').where('created_at', '<', before('feedback'))],
    messages: [db.deleteFrom('outbox').where('created_at', '<', before('messages'))],
  } satisfies Record<keyof Retention, unknown>;
  const counts: Partial<Record<keyof Retention, number>> = {};
  for (const [kind, statements] of Object.entries(deletions))
    for (const statement of statements) {
      const { numDeletedRows } = await statement.executeTakeFirstOrThrow();
      const count = Number(numDeletedRows);
      if (count > 0) counts[kind as keyof Retention] = (counts[kind as keyof Retention] ?? 0) + count;
    }
  return counts;
}
