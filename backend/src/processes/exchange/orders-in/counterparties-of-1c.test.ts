import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { withFile } from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { fieldOwnerSetting } from '../../../modules/counterparties/counterparties.api.ts';
import { readClientTerms } from '../../../modules/office-clients/office-clients.api.ts';
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
    const supplier = '<Ид>s</Ид><Наименование>Поставщик</Наименование><ИНН>7700000000</ИНН>';
    const { counts, problems } = await say(
      supplier,
      ours(`<ЗначенияРеквизитов>${requisite('Вид цен', 'Неведомый')}</ЗначенияРеквизитов>`),
    );
    assert.deepEqual(counts, { counterparties: { unchanged: 1, setAside: 1 } });
    assert.match(problems[0]?.reason ?? '', /Вида цен «Неведомый»/);
    assert.equal(problems[0]?.externalId, 'of-1c');
  });
});
