import type { AppealStatus } from '@shop/contracts/support/appeal-rules';

interface DemoStep {
  /** Hours after the appeal was opened. */
  readonly after: number;
  /** A person of the company by a name of the seed, the manager, or null for an automatic change. */
  readonly by: string | null;
  readonly say?: string;
  /** A status set together with the message or without one; by default it follows from the messages. */
  readonly status?: AppealStatus;
}

export interface DemoAppeal {
  readonly type: string;
  readonly subject: string;
  readonly hoursAgo: number;
  readonly steps: readonly DemoStep[];
  readonly rating?: number;
  /** People who have not read the messages since their own last one. */
  readonly unreadBy?: readonly string[];
}

/** Appeals of the demo buyer's company. */
export const ownAppeals: readonly DemoAppeal[] = [
  {
    type: 'documents',
    subject: 'Не пришёл оригинал УПД за прошлый месяц',
    hoursAgo: 52,
    steps: [
      {
        after: 0,
        by: 'buyer',
        say: 'Добрый день! Закрываем месяц, а оригинала УПД по последней отгрузке всё ещё нет. Вышлите, пожалуйста, скан.',
      },
      {
        after: 3,
        by: 'manager',
        say: 'Здравствуйте, Ирина Алексеевна! Скан отправила на вашу почту, оригинал уехал курьером сегодня утром.',
      },
      { after: 6, by: 'buyer', say: 'Скан получила, спасибо. Жду оригинал.' },
    ],
  },
  {
    type: 'other',
    subject: 'Нужны сертификаты на каски для тендера',
    hoursAgo: 21,
    unreadBy: ['buyer'],
    steps: [
      {
        after: 0,
        by: 'buyer',
        say: 'Участвуем в тендере, до пятницы нужны сертификаты соответствия на защитные каски, которые берём у вас.',
      },
      {
        after: 18,
        by: 'manager',
        say: 'Ирина Алексеевна, сертификаты есть на страницах товаров, в разделе «Документы». Подскажите артикулы: соберу всё одним письмом и заверю печатью.',
      },
    ],
  },
  {
    type: 'quality',
    subject: 'Перчатки: в двух упаковках другой размер',
    hoursAgo: 120,
    steps: [
      {
        after: 0,
        by: 'clerk',
        say: 'В двух упаковках вместо 10-го размера лежат перчатки 9-го. Маркировка на коробке при этом 10.',
      },
      {
        after: 3,
        by: 'manager',
        say: 'Павел Дмитриевич, приносим извинения. Пришлите, пожалуйста, фото этикетки: заменим ближайшей машиной.',
      },
    ],
  },
  {
    type: 'delivery',
    subject: 'Можно ли разгрузить машину до 9 утра?',
    hoursAgo: 76,
    steps: [
      { after: 0, by: 'buyer', say: 'На проходной после девяти очередь. Можно привозить к восьми?' },
      {
        after: 2,
        by: 'manager',
        say: 'Да, договорились с логистикой: с понедельника машина будет у вас с 7:40 до 8:20.',
        status: 'solved',
      },
    ],
  },
  {
    type: 'return',
    subject: 'Обмен ботинок 43 размера на 44',
    hoursAgo: 900,
    rating: 5,
    steps: [
      {
        after: 0,
        by: 'buyer',
        say: 'Шесть пар ботинок маломерят, хотим обменять на 44-й. Пары не носили, коробки целы.',
      },
      {
        after: 3,
        by: 'manager',
        say: 'Обмен оформлен, новые пары приедут со следующей поставкой, старые заберёт водитель.',
      },
      { after: 70, by: 'buyer', say: 'Всё получили, большое спасибо!' },
      { after: 71, by: 'manager', status: 'solved' },
      { after: 71 + 7 * 24, by: null, status: 'closed' },
    ],
  },
];

/** A claim about the first line of the demo buyer's order. */
export const ownClaim: DemoAppeal = {
  type: 'claim',
  subject: 'Недовложение: не хватает части позиции',
  hoursAgo: 4,
  unreadBy: ['manager'],
  steps: [
    {
      after: 0,
      by: 'buyer',
      say: 'При приёмке пересчитали короба: по этой строке привезли меньше, чем в УПД. Акт о расхождении подписал водитель. Как довезёте?',
    },
  ],
};

interface DemoClient {
  /** A part of the company's name. */
  readonly company: string;
  readonly contact: {
    readonly login: string;
    readonly phone: string;
    readonly name: string;
    readonly last_name: string;
    readonly second_name: string;
    readonly work_position: string;
  };
  readonly appeals: readonly DemoAppeal[];
}

/** Appeals of the manager's other clients, with the people who write them. */
export const clientAppeals: readonly DemoClient[] = [
  {
    company: '«Волга-Монтаж»',
    contact: {
      login: 'volga@demo.example',
      phone: '79000000031',
      name: 'Роман',
      last_name: 'Карпов',
      second_name: 'Евгеньевич',
      work_position: 'Снабженец',
    },
    appeals: [
      {
        type: 'delivery',
        subject: 'Когда будут утеплённые костюмы 56–58?',
        hoursAgo: 7,
        unreadBy: ['manager'],
        steps: [
          {
            after: 0,
            by: 'contact',
            say: 'На сайте больших размеров нет, а бригада выходит на объект через две недели. Когда ждать поставку?',
          },
        ],
      },
    ],
  },
  {
    company: '«Северный док»',
    contact: {
      login: 'dock@demo.example',
      phone: '79000000032',
      name: 'Наталья',
      last_name: 'Фомина',
      second_name: 'Павловна',
      work_position: 'Инженер по охране труда',
    },
    appeals: [
      {
        type: 'quality',
        subject: 'Разошёлся шов на сигнальных жилетах',
        hoursAgo: 31,
        unreadBy: ['manager'],
        steps: [
          {
            after: 0,
            by: 'contact',
            say: 'На трёх жилетах из последней партии после первой стирки разошёлся боковой шов.',
          },
          {
            after: 1,
            by: 'manager',
            say: 'Наталья Павловна, жилеты заменим. Подскажите номер партии с ярлыка.',
          },
          { after: 5, by: 'contact', say: 'Партия 0417, ярлыки сохранили.' },
        ],
      },
    ],
  },
  {
    company: '«Хлебозавод № 3»',
    contact: {
      login: 'hleb@demo.example',
      phone: '79000000033',
      name: 'Лидия',
      last_name: 'Орлова',
      second_name: 'Игоревна',
      work_position: 'Начальник хозяйственного отдела',
    },
    appeals: [
      {
        type: 'documents',
        subject: 'В счёте старое название улицы',
        hoursAgo: 98,
        rating: 4,
        steps: [
          { after: 0, by: 'contact', say: 'В счёте указан прежний адрес склада, бухгалтерия не пропускает.' },
          {
            after: 2,
            by: 'manager',
            say: 'Адрес поправили, новый счёт уже в личном кабинете.',
            status: 'solved',
          },
        ],
      },
      {
        type: 'site',
        subject: 'Как загрузить заказ из нашей таблицы?',
        hoursAgo: 340,
        steps: [
          {
            after: 0,
            by: 'contact',
            say: 'Заявка приходит к нам в Excel на 200 строк. Можно не набирать её руками?',
          },
          {
            after: 5,
            by: 'manager',
            say: 'Да: «Быстрый заказ» → «Загрузить файл». Нужны столбцы с артикулом и количеством, остальное система разберёт.',
          },
          { after: 8, by: 'contact', say: 'Получилось, спасибо!' },
          { after: 9, by: 'manager', status: 'solved' },
          { after: 9 + 7 * 24, by: null, status: 'closed' },
        ],
      },
    ],
  },
];

const inTime = [...ownAppeals, ownClaim, ...clientAppeals.flatMap(({ appeals }) => appeals)].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
);

/** The number of demo appeals of all clients. */
export const demoAppealCount = inTime.length;

/** The number of an appeal in the order in which the appeals of all clients were opened. */
export function numberOf(appeal: DemoAppeal, nowMs: number): string {
  const place = inTime.indexOf(appeal) + 1;
  return `ОБ-${new Date(nowMs).getFullYear()}-${String(place).padStart(5, '0')}`;
}
