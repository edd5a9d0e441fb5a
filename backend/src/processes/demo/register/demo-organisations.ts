import type { Suggestion } from '@shop/contracts/manager/companies';
import { withControlDigits } from '@shop/domain/validation/inn';
import { managedCompanies, romashka, vasilkov } from '../people/companies.ts';
import { ogrn, ogrnip } from '../people/ogrn.ts';

interface Listed {
  readonly name: string;
  /** The INN without control digits: nine digits for a legal entity, ten for an entrepreneur. */
  readonly inn: string;
  readonly kpp?: string;
  readonly ogrn: string;
  readonly address: string;
  readonly head?: string;
  readonly post?: string;
  readonly isBranch?: boolean;
  readonly status?: 'LIQUIDATED';
}

const director = 'Генеральный директор';
const energomash = { inn: '540645719', ogrn: '107540601182', post: director };

/** Companies that are not customers yet. One has two branches, one is an entrepreneur, one is liquidated. */
const strangers: readonly Listed[] = [
  {
    ...energomash,
    name: 'АО «Энергомаш-Сибирь»',
    kpp: '540601001',
    head: 'Рогов Максим Евгеньевич',
    address: '630099, г. Новосибирск, ул. Советская, д. 64, офис 301',
  },
  {
    ...energomash,
    name: 'Томский филиал АО «Энергомаш-Сибирь»',
    kpp: '701743001',
    isBranch: true,
    head: 'Лапина Вера Степановна',
    post: 'Директор филиала',
    address: '634041, г. Томск, пр. Комсомольский, д. 70/1',
  },
  {
    ...energomash,
    name: 'Барнаульский филиал АО «Энергомаш-Сибирь»',
    kpp: '222143001',
    isBranch: true,
    head: 'Шубин Глеб Андреевич',
    post: 'Директор филиала',
    address: '656049, Алтайский край, г. Барнаул, ул. Мерзликина, д. 8',
  },
  {
    name: 'ИП Савельева Наталья Игоревна',
    inn: '7804213365',
    ogrn: '31978470016284',
    address: '195267, г. Санкт-Петербург, Гражданский проспект, д. 111, кв. 24',
  },
  {
    name: 'ООО «Монолит-Строй»',
    inn: '770812437',
    kpp: '770801001',
    ogrn: '109774648215',
    status: 'LIQUIDATED',
    address: '107078, г. Москва, ул. Новая Басманная, д. 28',
  },
  {
    name: 'ООО «Гидроспецмонтаж»',
    inn: '165503218',
    kpp: '165501001',
    ogrn: '113169004571',
    head: 'Валиев Тимур Ильдарович',
    post: director,
    address: '420107, Республика Татарстан, г. Казань, ул. Спартаковская, д. 23',
  },
  {
    name: 'ООО «Вятские мануфактуры»',
    inn: '434519286',
    kpp: '434501001',
    ogrn: '111434502917',
    head: 'Ожегова Лариса Фёдоровна',
    post: director,
    address: '610014, г. Киров, ул. Щорса, д. 66',
  },
  {
    name: 'АО «Донской элеватор»',
    inn: '616410573',
    kpp: '616401001',
    ogrn: '102610326184',
    head: 'Скляров Виталий Борисович',
    post: director,
    address: '344002, г. Ростов-на-Дону, ул. Береговая, д. 27',
  },
  {
    name: 'ООО «Камские судоремонтные мастерские»',
    inn: '590618742',
    kpp: '590601001',
    ogrn: '105590174326',
    head: 'Черемных Антон Юрьевич',
    post: 'Директор',
    address: '614065, г. Пермь, ул. Энергетиков, д. 42',
  },
  {
    name: 'ООО «Балтийский склад»',
    inn: '390712654',
    kpp: '390601001',
    ogrn: '112392601748',
    head: 'Янушкевич Роман Олегович',
    post: director,
    address: '236035, г. Калининград, ул. Суворова, д. 54',
  },
];

/** The register that a demo shop uses instead of DaData: its customers, and companies that may become customers. */
export function demoOrganisations(): readonly Suggestion[] {
  const customers = [romashka, vasilkov, ...managedCompanies()].map((company) =>
    suggestionOf({ ...company, kpp: company.kpp ?? undefined }, company.inn, company.ogrn),
  );
  const others = strangers.map((listed) => {
    const full = listed.inn.length === 10 ? ogrnip(listed.ogrn) : ogrn(listed.ogrn);
    return suggestionOf(listed, withControlDigits(listed.inn), full);
  });
  return [...customers, ...others];
}

type Described = Pick<Listed, 'name' | 'address' | 'head' | 'post' | 'isBranch' | 'status'> & {
  readonly kpp?: string | undefined;
};

function suggestionOf(
  { name, kpp, address, head, post, isBranch, status }: Described,
  inn: string,
  ogrnText: string,
): Suggestion {
  const isLegal = inn.length === 10;
  return {
    value: name,
    data: {
      inn,
      kpp: kpp ?? null,
      ogrn: ogrnText,
      type: isLegal ? 'LEGAL' : 'INDIVIDUAL',
      name: { full_with_opf: null, short_with_opf: name },
      management: head === undefined ? null : { name: head, post: post ?? null },
      branch_type: isLegal ? (isBranch ? 'BRANCH' : 'MAIN') : null,
      address: { value: address },
      state: { status: status ?? 'ACTIVE' },
    },
  };
}
