import type { AppealStatus } from '@shop/shared/contracts/appeals';
import type { Db } from '../../database/database.ts';
import { seedNotifications } from './notifications.ts';

const HOUR_MS = 3_600_000;

interface People {
  readonly buyer: number;
  readonly clerk: number;
  readonly manager: number;
  readonly counterpartyId: number;
}

interface DemoAppeal {
  readonly type: string;
  readonly subject: string;
  readonly status: AppealStatus;
  readonly rating?: number;
  readonly hoursAgo: number;
  readonly messages: readonly (readonly [author: 'buyer' | 'clerk' | 'manager', text: string])[];
}

const appeals: readonly DemoAppeal[] = [
  {
    type: 'documents',
    subject: 'Не пришёл оригинал УПД за прошлый месяц',
    status: 'in-progress',
    hoursAgo: 52,
    messages: [
      [
        'buyer',
        'Добрый день! Закрываем месяц, а оригинала УПД по последней отгрузке всё ещё нет. Вышлите, пожалуйста, скан.',
      ],
      [
        'manager',
        'Здравствуйте, Ирина Алексеевна! Скан отправила на вашу почту, оригинал уехал курьером сегодня утром.',
      ],
      ['buyer', 'Скан получила, спасибо. Жду оригинал.'],
    ],
  },
  {
    type: 'quality',
    subject: 'Перчатки: в двух упаковках другой размер',
    status: 'waiting',
    hoursAgo: 120,
    messages: [
      [
        'clerk',
        'В двух упаковках вместо 10-го размера лежат перчатки 9-го. Маркировка на коробке при этом 10.',
      ],
      [
        'manager',
        'Павел Дмитриевич, приносим извинения. Пришлите, пожалуйста, фото этикетки: заменим ближайшей машиной.',
      ],
    ],
  },
  {
    type: 'delivery',
    subject: 'Можно ли разгрузить машину до 9 утра?',
    status: 'solved',
    hoursAgo: 310,
    messages: [
      ['buyer', 'На проходной после девяти очередь. Можно привозить к восьми?'],
      ['manager', 'Да, договорились с логистикой: с понедельника машина будет у вас с 7:40 до 8:20.'],
    ],
  },
  {
    type: 'return',
    subject: 'Обмен ботинок 43 размера на 44',
    status: 'closed',
    rating: 5,
    hoursAgo: 900,
    messages: [
      ['buyer', 'Шесть пар ботинок маломерят, хотим обменять на 44-й. Пары не носили, коробки целы.'],
      ['manager', 'Обмен оформлен, новые пары приедут со следующей поставкой, старые заберёт водитель.'],
      ['buyer', 'Всё получили, большое спасибо!'],
    ],
  },
];

/** A few appeals with their conversations, and notifications, some of them unread. */
export async function seedCorrespondence(db: Db, people: People, nowMs: number): Promise<void> {
  const types = await db.selectFrom('appeal_types').select(['id', 'code']).execute();
  const year = new Date(nowMs).getFullYear();
  for (const [index, appeal] of appeals.entries()) {
    const startMs = nowMs - appeal.hoursAgo * HOUR_MS;
    const author = appeal.messages[0]?.[0] ?? 'buyer';
    const { id } = await db
      .insertInto('appeals')
      .values({
        number: `ОБ-${year}-${String(appeals.length - index).padStart(5, '0')}`,
        counterparty_id: people.counterpartyId,
        created_by: people[author],
        type_id: types.find(({ code }) => code === appeal.type)?.id ?? 0,
        subject: appeal.subject,
        status: appeal.status,
        rating: appeal.rating ?? null,
        created_at: new Date(startMs),
        updated_at: new Date(startMs + (appeal.messages.length - 1) * 3 * HOUR_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('appeal_messages')
      .values(
        appeal.messages.map(([who, message], position) => ({
          appeal_id: id,
          author_id: people[who],
          side: who === 'manager' ? ('shop' as const) : ('customer' as const),
          message,
          created_at: new Date(startMs + position * 3 * HOUR_MS),
        })),
      )
      .execute();
  }
  await db.insertInto('number_series').values({ name: 'appeal', year, last: appeals.length }).execute();
  await seedNotifications(db, people, nowMs);
}
