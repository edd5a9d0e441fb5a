import iconv from 'iconv-lite';
import { demoSeller } from '../../../src/processes/demo/orders/demo-seller.ts';

export type BankFields = Readonly<Record<string, string | undefined>>;

/** A document of a statement: money received by the shop, unless the fields say otherwise. */
export function buildPaymentWith(fields: BankFields = {}): readonly string[] {
  const all: BankFields = {
    Номер: '17',
    Дата: '12.09.2026',
    Сумма: '1234.50',
    ПлательщикСчет: '40702810900000000001',
    ДатаПоступило: '12.09.2026',
    Плательщик: 'ООО "Ромашка"',
    ПлательщикИНН: '7715456131',
    ПлательщикКПП: '771501001',
    ПолучательСчет: demoSeller.bank.account,
    Получатель: demoSeller.name,
    ПолучательИНН: demoSeller.inn,
    НазначениеПлатежа: 'Оплата за спецодежду',
    ...fields,
  };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
  return ['СекцияДокумент=Платежное поручение', ...lines, 'КонецДокумента'];
}

/** A whole statement as a bank writes it. */
export function buildStatement(
  documents: readonly (readonly string[])[],
  encoding: 'win1251' | 'utf8' | 'cp866' = 'win1251',
): Buffer {
  const names = { win1251: 'Windows', utf8: 'UTF-8', cp866: 'DOS' };
  const { account } = demoSeller.bank;
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${names[encoding]}`,
    'Отправитель=Банк',
    'ДатаНачала=01.09.2026',
    'ДатаКонца=30.09.2026',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    'ДатаНачала=01.09.2026',
    `РасчСчет=${account}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...documents.flat(),
    'КонецФайла',
    '',
  ];
  return iconv.encode(lines.join('\r\n'), encoding);
}
