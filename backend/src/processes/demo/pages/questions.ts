import type { Db } from '../../../platform/database/database.ts';
import { accounts } from '../people/accounts.ts';
import { seededRandom } from '../people/random.ts';

const DAY_MS = 86_400_000;

interface Talk {
  /** The start of the section's path: `obuv`. */
  readonly section: string;
  readonly question: string;
  /** Null: not answered yet. */
  readonly answer: string | null;
}

const talks: readonly Talk[] = [
  {
    section: 'obuv',
    question: 'Размер соответствует обычному или лучше брать на один больше под тёплый носок?',
    answer: 'Колодка полная, размер обычный. Под толстый носок берите на один больше.',
  },
  {
    section: 'obuv',
    question: 'Можно ли в этой обуви работать на битуме?',
    answer:
      'Смотрите «Температура подошвы до» в характеристиках: для горячего битума нужно не меньше 300 °C.',
  },
  {
    section: 'obuv',
    question: 'Есть ли декларация соответствия на партию?',
    answer: 'Да, приложим к УПД. Попросите в комментарии к заказу.',
  },
  {
    section: 'obuv',
    question: 'Подносок проходит рамку металлодетектора на проходной?',
    answer: 'Композитный проходит, металлический нет. Материал подноска указан в характеристиках.',
  },
  { section: 'obuv', question: 'Планируется ли поставка 47 размера?', answer: null },
  {
    section: 'perchatki',
    question: 'Сколько стирок выдерживают без потери покрытия?',
    answer: 'До пяти стирок при 40 °C. После этого класс защиты не гарантируем.',
  },
  {
    section: 'perchatki',
    question: 'Подойдут для работы с сенсорным экраном?',
    answer: 'Нет, покрытие не проводит. Возьмите модели с полиуретановым покрытием.',
  },
  {
    section: 'perchatki',
    question: 'Можно заказать меньше упаковки, на пробу?',
    answer: 'Да, образцы отгружаем от минимального заказа, он указан у цены.',
  },
  {
    section: 'elektroinstrument',
    question: 'Где ближайший сервисный центр и сколько занимает ремонт?',
    answer: 'Сервис есть при каждом нашем складе. Ремонт по гарантии до 20 дней, обычно неделя.',
  },
  {
    section: 'elektroinstrument',
    question: 'Кейс входит в комплект?',
    answer: 'Комплектация указана в характеристиках. Кейс можно докупить отдельно.',
  },
  {
    section: 'elektroinstrument',
    question: 'Какой кабель, резиновый или ПВХ? Работать будем на улице зимой.',
    answer: 'Резиновый, 4 метра, сохраняет гибкость до −25 °C.',
  },
  {
    section: 'sredstva-zashchity',
    question: 'Подходят ли друг к другу с очками закрытого типа?',
    answer: 'Да, посадку проверяли вместе с нашими закрытыми очками, зазоров нет.',
  },
  {
    section: 'sredstva-zashchity',
    question: 'Какой срок хранения в невскрытой упаковке?',
    answer: 'Пять лет с даты изготовления, дата есть на упаковке.',
  },
  {
    section: 'spetsodezhda',
    question: 'Наносите ли логотип и от какого количества?',
    answer: 'Да, вышивка и термоперенос от 20 комплектов, срок 5–7 рабочих дней.',
  },
  {
    section: 'spetsodezhda',
    question: 'Ткань садится после стирки?',
    answer: 'Усадка до 2 %. Стирать при 40 °C, сушить в расправленном виде.',
  },
];

/** Seeds questions about one product in eight, sometimes several, most of them answered by the manager. */
export async function seedQuestions(db: Db, now: Date): Promise<number> {
  const people = await findPeople(db);
  if (people === undefined) return 0;
  const products = await db
    .selectFrom('products')
    .innerJoin('sections', 'sections.id', 'products.section_id')
    .select(['products.id', 'sections.path'])
    .orderBy('products.id')
    .execute();
  const random = seededRandom(4100);
  const rows = products.flatMap(({ id, path }) => {
    if (!random.chance(0.125)) return [];
    const fitting = talks.filter(({ section }) => path.startsWith(section));
    const count = Math.min(fitting.length, random.whole(1, 5));
    const first = random.whole(0, Math.max(0, fitting.length - 1));
    return Array.from({ length: count }, (_, index) => fitting[(first + index) % fitting.length]!).map(
      ({ question, answer }) => {
        const askedAt = +now - random.whole(3, 200) * DAY_MS - random.whole(0, DAY_MS);
        const answeredAt = new Date(askedAt + random.whole(1, 40) * 3_600_000);
        return {
          product_id: id,
          asked_by: random.chance(0.6) ? people.buyer : people.clerk,
          text: question,
          created_at: new Date(askedAt),
          answer,
          answered_by: answer === null ? null : people.manager,
          answered_at: answer === null ? null : answeredAt,
        };
      },
    );
  });
  if (rows.length > 0) await db.insertInto('product_questions').values(rows).execute();
  return rows.length;
}

async function findPeople(db: Db) {
  const idOf = async ({ login }: { readonly login: string }) =>
    (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst())?.id;
  const buyer = await idOf(accounts.buyer);
  const clerk = await idOf(accounts.clerk);
  const manager = await idOf(accounts.manager);
  return buyer && clerk && manager ? { buyer, clerk, manager } : undefined;
}
