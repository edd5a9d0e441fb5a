import type {
  ExchangeLine,
  ExchangeNames,
  ExchangeOrder,
  ExchangeParty,
} from '../../../src/processes/exchange/orders-out/xml/exchange-order.ts';

export const names: ExchangeNames = {
  numberPrefix: 'САЙТ-',
  deliveryName: 'Доставка заказа',
  organisation: 'ООО «Спецоснова»',
};

export function buildPartyWith(part: Partial<ExchangeParty>): ExchangeParty {
  return {
    id: 'К-000017',
    version: 1,
    name: 'ООО «Ромашка»',
    kind: 'LEGAL',
    inn: '7707083893',
    kpp: '770701001',
    ogrn: '1027700132195',
    address: '115114, г. Москва, Дербеневская наб., д. 7',
    ...part,
  };
}

/** Ten pairs for 1 220 ₽, of size 10. */
export function buildLineWith(part: Partial<ExchangeLine>): ExchangeLine {
  return {
    kind: 'goods',
    id: '5c3a1f60-0000-11ee-8000-00155d000001#5c3a1f60-0000-11ee-8000-00155d000002',
    article: 'ПЕР-10',
    name: 'Перчатки, размер 10',
    measure: 'пара',
    variant: { Размер: '10' },
    quantity: 10,
    priceKopecks: 122_00,
    totalKopecks: 1_220_00,
    vatPercent: 22,
    ...part,
  };
}

/** An order of ООО «Ромашка» by courier, with everything that an order may have. */
export function buildExchangeOrderWith(part: Partial<ExchangeOrder>): ExchangeOrder {
  return {
    id: '17',
    number: 'ЗК-2026-00017',
    number1c: '',
    datedOn1c: null,
    version: 1,
    placedOn: '2026-11-21',
    placedAt: '12:04:05',
    status: 'new',
    cancelReason: '',
    totalKopecks: 1_720_00,
    deliveryKopecks: 500_00,
    paySystem: 'invoice',
    dueOn: '2026-12-21',
    deliveryType: 'delivery',
    shipment: 'send-all',
    address: 'г. Химки, ул. Складская, д. 2',
    addressComment: 'Ворота 3',
    transportCompany: '',
    wishedOn: '2026-11-25',
    contactName: 'Пётр Кладовщиков',
    contactPhone: '79000000033',
    comment: 'Позвоните за час',
    contract: { number: '17/26', signedOn: '2026-01-12' },
    warehouse: { id: '8f06f4f1-0000-11ea-81c3-00155d3cae02', name: 'Подольск' },
    buyer: buildPartyWith({}),
    author: {
      id: '5',
      name: 'Анна',
      lastName: 'Покупателева',
      secondName: 'Сергеевна',
      position: 'Снабженец',
      phone: '79000000001',
      email: 'buyer@demo.example',
    },
    consignee: buildPartyWith({ id: 'c1', version: null, name: 'ООО «Лютик»', inn: '5047000001', ogrn: '' }),
    lines: [buildLineWith({})],
    ...part,
  };
}
