import { withControlDigits } from '@shop/domain/validation/inn';
import { ogrn, ogrnip } from './ogrn.ts';
import { seededRandom } from './random.ts';

export interface DemoCompany {
  readonly code: string;
  readonly name: string;
  readonly kind: 'LEGAL' | 'INDIVIDUAL';
  readonly inn: string;
  readonly kpp: string | null;
  readonly ogrn: string;
  readonly address: string;
  readonly city: string;
}

export const romashka: DemoCompany = {
  code: 'К-000101',
  name: 'ООО «Ромашка»',
  kind: 'LEGAL',
  inn: withControlDigits('771545613'),
  kpp: '771501001',
  ogrn: ogrn('110774612345'),
  address: '127254, г. Москва, ул. Руставели, д. 14, стр. 6, офис 12',
  city: 'Москва',
};

export const vasilkov: DemoCompany = {
  code: 'К-000102',
  name: 'ИП Васильков Андрей Петрович',
  kind: 'INDIVIDUAL',
  inn: withControlDigits('5024071834'),
  kpp: null,
  ogrn: ogrnip('31550240001832'),
  address: '143402, Московская обл., г. Красногорск, ул. Ленина, д. 38, кв. 71',
  city: 'Красногорск',
};

const regions = [
  { city: 'Москва', code: '77', zip: '115280', streets: ['ул. Автозаводская', 'Варшавское шоссе'] },
  { city: 'Санкт-Петербург', code: '78', zip: '192019', streets: ['ул. Седова', 'пр. Обуховской Обороны'] },
  { city: 'Казань', code: '16', zip: '420029', streets: ['Сибирский тракт', 'ул. Журналистов'] },
  { city: 'Нижний Новгород', code: '52', zip: '603011', streets: ['ул. Июльских Дней', 'пр. Ленина'] },
  { city: 'Самара', code: '63', zip: '443022', streets: ['пр. Кирова', 'Заводское шоссе'] },
  { city: 'Екатеринбург', code: '66', zip: '620024', streets: ['ул. Бисертская', 'ул. Шефская'] },
  { city: 'Челябинск', code: '74', zip: '454008', streets: ['Свердловский тракт', 'ул. Героев Танкограда'] },
  { city: 'Новосибирск', code: '54', zip: '630088', streets: ['ул. Петухова', 'Северный проезд'] },
  { city: 'Ростов-на-Дону', code: '61', zip: '344064', streets: ['ул. Вавилова', 'ул. Доватора'] },
  { city: 'Воронеж', code: '36', zip: '394028', streets: ['ул. Дубровина', 'ул. Волгоградская'] },
  { city: 'Пермь', code: '59', zip: '614065', streets: ['ул. Промышленная', 'шоссе Космонавтов'] },
  { city: 'Ярославль', code: '76', zip: '150044', streets: ['Промышленное шоссе', 'пр. Октября'] },
] as const;

const names = [
  'СтройГарант',
  'МеталлПром',
  'Волга-Монтаж',
  'Уралэнергосервис',
  'АгроТехника',
  'Северный док',
  'ТеплоСетьРемонт',
  'Кран-Сервис',
  'Дорстрой-7',
  'НефтеХимМаш',
  'ПромАльянс',
  'Литейный двор',
  'ЖБИ-Комплект',
  'Электромонтаж-Юг',
  'Кондитер',
  'Молочный край',
  'Птицефабрика «Заря»',
  'Лесной терминал',
  'Горизонт-Бурение',
  'СибТрансАвто',
  'Карьер «Белый камень»',
  'Водоканал-Сервис',
  'ГазСпецСтрой',
  'РемДорМаш',
  'Стекольный завод «Луч»',
  'Логистика Плюс',
  'Техно-Сварка',
  'Фасад-Мастер',
  'Инструмент-Трейд',
  'КабельСтрой',
  'Завод «Рубин»',
  'Чистый город',
  'Мостоотряд-12',
  'Аэропорт-Сервис',
  'Хлебозавод № 3',
  'Речной порт',
  'Тепличный комбинат «Исток»',
  'Вагоноремонтная компания',
  'Станкопром',
  'Склад-Оператор',
  'Пожтехника',
  'Медицинский центр «Опора»',
  'Клининг-Профи',
  'Тоннельстрой',
  'Мебельная фабрика «Дуб»',
  'Шинный двор',
] as const;

const surnames = [
  'Громов Илья Сергеевич',
  'Тарасова Ольга Ивановна',
  'Мельник Виктор Андреевич',
  'Зайцев Пётр Олегович',
  'Лазарева Марина Юрьевна',
  'Корнеев Денис Павлович',
  'Юсупов Ринат Маратович',
  'Белова Анна Викторовна',
  'Гаврилов Олег Игоревич',
  'Ершов Никита Романович',
  'Полякова Светлана Львовна',
  'Денисов Артём Ильич',
] as const;

/** The manager's other client companies: legal entities and entrepreneurs in a dozen cities. */
export function managedCompanies(): readonly DemoCompany[] {
  const random = seededRandom(20_261);
  const all = [...names.map((name) => ({ name })), ...surnames.map((person) => ({ person }))];
  return all.map((named, index) => {
    const region = regions[index % regions.length] ?? regions[0];
    const code = `К-${String(110 + index * 3).padStart(6, '0')}`;
    const street = `${random.oneOf(region.streets)}, д. ${random.whole(2, 140)}`;
    const address = `${region.zip}, г. ${region.city}, ${street}, офис ${random.whole(1, 60)}`;
    const place = { code, address, city: region.city };
    const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');
    if ('person' in named) {
      const [name, inn] = [`ИП ${named.person}`, withControlDigits(`${region.code}${digits(8)}`)];
      return {
        ...place,
        name,
        kind: 'INDIVIDUAL',
        inn,
        kpp: null,
        ogrn: ogrnip(`318${region.code}${digits(9)}`),
      };
    }
    const office = `${region.code}${String(random.whole(1, 40)).padStart(2, '0')}`;
    const form = random.chance(0.12) ? 'АО' : 'ООО';
    // A name that already has quotation marks gets no second pair.
    const name = named.name.includes('«') ? `${form} ${named.name}` : `${form} «${named.name}»`;
    const inn = withControlDigits(`${office}${digits(5)}`);
    return {
      ...place,
      name,
      kind: 'LEGAL',
      inn,
      kpp: `${office}01001`,
      ogrn: ogrn(`1${digits(2)}${region.code}${digits(7)}`),
    };
  });
}
