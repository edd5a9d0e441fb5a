import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { buildExchangeSession } from '../../../../testing/builders/exchange/exchange-session.builder.ts';
import { withFile } from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { fieldOwnerSetting } from '../../../modules/counterparties/counterparties.api.ts';
import { readClientTerms } from '../../../modules/office-clients/office-clients.api.ts';
import { offerCounterparties } from '../orders-out/offer-counterparties.ts';
import { importCounterparties } from './import-counterparties.ts';

describe('companies of 1C', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];
  let company: { code: string; inn: string; kpp: string | null };
  before(async () => {
    database = await openTestDatabase();
    db = database.db;
    company = await db
      .selectFrom('counterparties')
      .innerJoin('users', 'users.current_counterparty_id', 'counterparties.id')
      .select(['code', 'inn', 'kpp'])
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    await db.insertInto('price_types').values({ external_id: 'vip-1c', name: 'Партнёрская' }).execute();
  });
  after(() => database.close());
  beforeEach(() => db.deleteFrom('settings').where('name', '=', 'terms-owner').execute());

  const own = async (fields: Partial<typeof fieldOwnerSetting.initial>) => {
    const value = JSON.stringify({ ...fieldOwnerSetting.initial, ...fields });
    await db.insertInto('settings').values({ name: 'terms-owner', value }).execute();
  };
  const requisite = (name: string, value: string) =>
    `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`;
  const say = (...companies: readonly string[]) =>
    withFile(
      `<?xml version="1.0"?><КоммерческаяИнформация ВерсияСхемы="2.08"><Контрагенты>${companies
        .map((fields) => `<Контрагент>${fields}</Контрагент>`)
        .join('')}</Контрагенты></КоммерческаяИнформация>`,
      (file) => db.transaction().execute((tx) => importCounterparties(tx, { file })),
    );
  const ours = (more: string) =>
    `<Ид>of-1c</Ид><Наименование>Ромашка ООО</Наименование><ИНН>${company.inn}</ИНН><КПП>${company.kpp ?? ''}</КПП>${more}`;
  const terms = () => readClientTerms(db, company.code);
  const prices = `<ЗначенияРеквизитов>${requisite('Вид цен', 'vip-1c')}${requisite('Скидка', '12')}</ЗначенияРеквизитов>`;

  it('are found by ИНН and КПП, then by 1C’s id, and terms of the shop stay', async () => {
    const before = await terms();
    assert.deepEqual(await say(ours(prices)), { counts: { counterparties: { changed: 1 } }, problems: [] });
    assert.deepEqual(await terms(), before);
    assert.deepEqual((await say(ours(prices))).counts, { counterparties: { unchanged: 1 } });
    await own({ discount: true });
    await say(`<Ид>of-1c</Ид><Наименование>Без ИНН</Наименование>${prices}`);
    const { discountPercent, priceTypeId } = await terms();
    assert.deepEqual([discountPercent, priceTypeId], [12, before.priceTypeId]);
  });

  it('bring what 1C owns: price type, contracts with limits, and who is switched off', async () => {
    await own({ priceType: true, contracts: true, limit: true, postponement: true });
    const contract = `<Договоры><Договор><Ид>c-1</Ид><Номер>77/26</Номер><Дата>2026-02-01</Дата>
      <ЗначенияРеквизитов>${requisite('Кредитный лимит', '150 000,50')}${requisite('Отсрочка платежа', '21')}</ЗначенияРеквизитов>
      </Договор></Договоры>`;
    assert.deepEqual((await say(ours(prices + contract))).counts, { counterparties: { changed: 1 } });
    assert.deepEqual((await say(ours(prices + contract))).counts, { counterparties: { unchanged: 1 } });
    const { contracts, priceTypeId } = await terms();
    const added = contracts.find(({ number }) => number === '77/26');
    assert.deepEqual(
      [added?.signedOn, added?.creditLimitKopecks, added?.postponementDays],
      ['2026-02-01', 150_000_50, 21],
    );
    const { name } = await db
      .selectFrom('price_types')
      .select('name')
      .where('id', '=', priceTypeId)
      .executeTakeFirstOrThrow();
    assert.equal(name, 'Партнёрская');
    // Renamed in 1C, it is known by its id.
    await say(ours(contract.replace('77/26', '77/26-А')));
    assert.equal((await terms()).contracts.filter(({ number }) => number.startsWith('77/26')).length, 1);
  });

  it('that are no clients change nothing, and those that cannot be right are set aside', async () => {
    await own({ priceType: true });
    const supplier =
      '<Ид>s</Ид><Наименование>Поставщик</Наименование><ИНН>7707083893</ИНН><Роль>Поставщик</Роль>';
    const { counts, problems } = await say(
      supplier,
      ours(`<ЗначенияРеквизитов>${requisite('Вид цен', 'Неведомый')}</ЗначенияРеквизитов>`),
    );
    assert.deepEqual(counts, { counterparties: { unchanged: 1, setAside: 1 } });
    assert.match(problems[0]?.reason ?? '', /Вида цен «Неведомый»/);
    assert.equal(problems[0]?.externalId, 'of-1c');
  });

  const unknown = (more = '', inn = '7707083893') =>
    `<Ид>new-1c</Ид><Наименование>Сбер</Наименование><ОфициальноеНаименование>ПАО «Сбер»</ОфициальноеНаименование>
     <ИНН>${inn}</ИНН><КПП>773601001</КПП><ЮридическийАдрес><Представление>Москва, ул. Вавилова, 19</Представление></ЮридическийАдрес>${more}`;
  const added = () =>
    db
      .selectFrom('counterparties')
      .select(['name', 'kpp', 'address', 'discount_percent', 'manager_id', 'code', 'active'])
      .where('external_id', '=', 'new-1c')
      .execute();

  it('whom the shop does not have are added with their terms, and not handed back', async () => {
    const contract = `<Договоры><Договор><Ид>c-9</Ид><Номер>9/26</Номер><Дата>2026-02-01</Дата>
      <ЗначенияРеквизитов>${requisite('Кредитный лимит', '1000')}</ЗначенияРеквизитов></Договор></Договоры>`;
    const of1c = unknown(prices + contract);
    assert.deepEqual((await say(of1c)).counts, { counterparties: { added: 1 } });
    assert.deepEqual((await say(of1c)).counts, { counterparties: { unchanged: 1 } });
    const [company, ...others] = await added();
    assert.equal(others.length, 0);
    assert.deepEqual(
      [company?.name, company?.kpp, company?.address, company?.discount_percent],
      ['ПАО «Сбер»', '773601001', 'Москва, ул. Вавилова, 19', 12],
    );
    assert.notEqual(company?.manager_id, null);
    const stored = await readClientTerms(db, company!.code);
    assert.deepEqual(
      stored.contracts.map(({ number, creditLimitKopecks }) => [number, creditLimitKopecks]),
      [['9/26', 1000_00]],
    );
    const offered = await offerCounterparties(db, {
      sessionId: await buildExchangeSession(db, 'reference'),
      encoding: 'utf-8',
    });
    assert.doesNotMatch(offered.xml.toString(), /Сбер/);
  });

  it('are renamed only where 1C owns the requisites; one with a wrong ИНН is set aside', async () => {
    const renamed = unknown().replaceAll('ПАО «Сбер»', 'ПАО «Сбербанк»');
    assert.deepEqual((await say(renamed)).counts, { counterparties: { unchanged: 1 } });
    await db
      .insertInto('settings')
      .values({
        name: 'exchange-companies',
        value: JSON.stringify({ addsUnknown: false, ownsRequisites: true }),
      })
      .execute();
    assert.deepEqual((await say(renamed)).counts, { counterparties: { changed: 1 } });
    assert.equal((await added())[0]?.name, 'ПАО «Сбербанк»');
    const other = unknown('', '7707083894').replace('new-1c', 'other-1c');
    assert.deepEqual((await say(other)).counts, { counterparties: { unchanged: 1 } });
    await db.deleteFrom('settings').where('name', '=', 'exchange-companies').execute();
    const { counts, problems } = await say(other);
    assert.deepEqual(counts, { counterparties: { setAside: 1 } });
    assert.match(problems[0]?.reason ?? '', /ИНН/);
  });
});
