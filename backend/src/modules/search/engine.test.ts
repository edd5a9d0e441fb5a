import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { seedCatalog } from '../../processes/demo/seed-catalog.ts';
import { loadFacetIndex } from '../catalog/facets/load-facet-index.ts';
import { loadSearchIndex } from './index/load-search-index.ts';
import type { SearchIndex } from './index/search-index.ts';
import { partsOf } from './language/query.ts';

/** Each row has a typed query, the start of the first product's name, and the correction if one is expected. */
const table: readonly (readonly [typed: string, first: RegExp, corrected?: string])[] = [
  // Words and their forms.
  ['перчатки', /^Перчатки/],
  ['перчаток', /^Перчатки/],
  ['ПЕРЧАТКА', /^Перчатки/],
  ['перчатками нитриловыми', /^Перчатки нитриловые/],
  ['нитриловые перчатки', /^Перчатки нитриловые/],
  ['перчатки с нитриловым покрытием', /^Перчатки с нитриловым покрытием/],
  ['касок', /^Каска/],
  ['каска белая', /^Каска .*цвет белый/],
  ['белая каска защитная', /^Каска защитная .*цвет белый/],
  ['костюмы сварщиков', /^Костюм сварщика/],
  ['утепленная куртка', /^Куртка утеплённая/],
  ['Куртка утеплённая', /^Куртка утеплённая/],
  ['ботинок', /^Ботинки/],
  ['резиновые сапоги', /^Сапоги резиновые/],
  ['шуруповёртов', /шуруповёрт/i],
  ['молотки', /^Молоток/],
  ['отвёрток', /отвёрток|^Отвёртка/],
  ['беруш', /^Беруши/],
  ['наушники на каску', /^Наушники на каску/],
  ['ножи', /^Нож/],
  ['набор головок', /^Набор головок/],
  ['саморезы по дереву', /^Саморез по дереву/],
  ['перч', /^Перчатки/],
  ['перчатки нитрил', /^Перчатки (?:с )?нитрил/],
  ['перчатки нитр', /^Перчатки (?:с )?нитрил/],
  ['кислотостойк', /^Перчатки кислотостойкие/],
  // Brands, sections, values, sizes, measures.
  ['Grifon', /Grifon/],
  ['перчатки фортис', /^Перчатки .*Фортис/],
  ['куртка бастион', /^(?:Куртка|Парка|Ветровка) .*Бастион/],
  ['зимняя обувь', /^(?:Ботинки|Сапоги|Стельки) .*зимние|утеплённые/],
  ['жилет сигнальный оранжевый', /^Жилет сигнальный .*оранжевый/],
  ['ботинки 42', /^Ботинки/],
  ['ботинки 42 размер', /^Ботинки/],
  ['костюм зимний 52-54', /^Костюм зимний/],
  ['круг отрезной 125 мм', /^Круг отрезной.* 125 мм/],
  ['круг отрезной 125мм', /^Круг отрезной.* 125 мм/],
  ['респиратор ffp2', /^Респиратор.*FFP2/],
  ['перчатки х/б', /^Перчатки х\/б/],
  ['перчатки хб', /^Перчатки х\/б/],
  ['SDS-max', /SDS-max/],
  ['кабель ввг', /^Кабель.*ВВГ/],
  ['дрель Bosch', /^Дрель ударная Bosch/],
  // Articles: whole, begun, without signs, in letters that only look the same.
  ['GSB-16/05', /^Дрель ударная Bosch/],
  ['gsb 16 05', /^Дрель ударная Bosch/],
  ['gsb16', /^Дрель ударная Bosch/],
  ['КОВ-77.1', /^Ковёр/],
  ['KOB-77.1', /^Ковёр/],
  ['kob771', /^Ковёр/],
  ['77.1', /^Ковёр/],
  ['GSB-16/05-X2', /^Дрель ударная Bosch/],
  ['ковёр КОВ-77', /^Ковёр/],
  // Letters of an article as they sound.
  ['гсб-16', /^Дрель ударная Bosch/, 'gsb-16'],
  // Synonyms of the trade.
  ['варежки', /^(?:Рукавицы|Краги)/],
  ['тапочки', /^(?:Сандалии|Сабо)/],
  ['шлем белый', /^Каска .*цвет белый/],
  ['болгарки', /^Болгарка/],
  // The other layout.
  ['gthxfnrb', /^Перчатки/, 'перчатки'],
  ['gthxfnjr', /^Перчатки/, 'перчаток'],
  ['rfcrf ,tkfz', /^Каска .*цвет белый/, 'каска белая'],
  [',jnbyrb', /^Ботинки/, 'ботинки'],
  ['rjcn.v', /^Костюм/, 'костюм'],
  ['ищыср', /Bosch/, 'bosch'],
  ['rjd-77', /^Ковёр/, 'ков-77'],
  // The other alphabet.
  ['perchatki', /^Перчатки/, 'перчатки'],
  ['perchatok', /^Перчатки/, 'перчаток'],
  ['perchatky nitrilovye', /^Перчатки нитриловые/, 'перчатки нитриловые'],
  ['botinki 42', /^Ботинки/, 'ботинки 42'],
  ['shurupovert', /шуруповёрт/i, 'шуруповерт'],
  ['бош', /Bosch/, 'bosch'],
  ['дрель бош', /^Дрель ударная Bosch/, 'дрель bosch'],
  ['грифон', /Grifon/, 'grifon'],
  ['торвальд', /Torvald/, 'torvald'],
  ['бур сдс', /^Бур SDS/, 'бур sds'],
  // Mistakes.
  ['пирчатки', /^Перчатки/, 'перчатки'],
  ['перчтаки', /^Перчатки/, 'перчатки'],
  ['сопоги', /^Сапоги/, 'сапоги'],
  ['респиротор', /^Респиратор/, 'респиратор'],
  ['шурупаверт', /шуруповёрт/i, 'шуруповерт'],
  ['гриффон', /Grifon/, 'grifon'],
  ['очик', /^Очки/, 'очки'],
  ['gthxfnki', /^Перчатки/, 'перчатки'],
];

describe('what a buyer types', () => {
  let database: Database;
  let index: SearchIndex;
  let folder: string;
  let nameById: ReadonlyMap<number, string>;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'search-engine-'));
    database = await openTestDatabase({ withPeople: false });
    await seedCatalog(database, { mediaDir: folder }, { products: 700 });
    await addProducts();
    index = await loadSearchIndex(database.db, await loadFacetIndex(database.db));
    const products = await database.db.selectFrom('products').select(['id', 'name']).execute();
    nameById = new Map(products.map(({ id, name }) => [id, name]));
  });
  after(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const nameAt = (position: number) => nameById.get(index.searchable.catalog.data.productIds[position]!)!;
  const names = (query: string) => [...index.find(query).positions].map(nameAt);

  for (const [typed, first, corrected = null] of table)
    it(`«${typed}» finds ${first.source} first${corrected === null ? '' : `, as «${corrected}»`}`, () => {
      assert.match(names(typed)[0] ?? 'nothing', first);
      const found = index.find(typed);
      assert.deepEqual([found.corrected, found.isApproximate], [corrected, false]);
    });

  it('«каска» does not find what is called «Каскад»', () => {
    assert.ok(names('каскад').length > 0);
    assert.deepEqual(names('каска'), names('касок'));
  });

  it('finds what is called otherwise too, after what has the word itself', () => {
    for (const [word, other] of [
      ['болгарка', 'ушм'],
      ['ушм', 'болгарка'],
    ] as const) {
      const found = names(word).map((name) => name.toLowerCase().includes(word));
      assert.ok(found.includes(false), `${word} finds ${other}`);
      assert.deepEqual(found, found.toSorted().toReversed());
      assert.deepEqual(new Set(names(word)), new Set(names(other)));
    }
    assert.ok(names('"болгарка"').every((name) => /болгарка/i.test(name)));
    assert.ok(names('краги').every((name) => !/рукавиц/i.test(name)));
  });

  it('in quotes finds exactly what was typed', () => {
    assert.deepEqual(names('"gthxfnrb"'), []);
    assert.deepEqual(names('«перчатки»'), names('перчатки'));
  });

  it('with a word that nothing has finds the nearest, and says so', () => {
    const found = index.find('перчатки плазменные');
    assert.deepEqual([found.isApproximate, found.corrected], [true, null]);
    assert.deepEqual(names('перчатки плазменные'), names('перчатки'));
    assert.equal(index.find('сварочный костюм').isApproximate, true);
    assert.match(names('сварочный костюм')[0] ?? '', /^Костюм (?:сварщика|огнестойкий)/);
  });

  it('with words of which most are nowhere finds nothing', () => {
    for (const query of [
      'абракадабра',
      'лопата садовая штыковая перчатки',
      '"бензопила"',
      '!!!',
      'я я я',
      '🧤',
    ])
      assert.deepEqual(names(query), [], query);
  });

  it('puts what fits best first, then what is in stock, then what is popular, always the same', () => {
    const { isInStock } = index.searchable.catalog.data;
    const found = [...index.find('перчатки нитриловые').positions];
    const begins = found.filter((position) => nameAt(position).startsWith('Перчатки нитриловые'));
    assert.deepEqual(found.slice(0, begins.length), begins);
    const stock = begins.map((position) => isInStock[position]);
    assert.deepEqual(stock, stock.toSorted().toReversed());
    assert.deepEqual([...index.find('перчатки нитриловые').positions], found);
  });

  it('is harmless, whatever it is', () => {
    const hostile = [
      '<script>alert(1)</script>',
      "'; drop table products; --",
      '%'.repeat(200),
      '((((',
      '\\',
      '\u0000',
    ];
    for (const query of [
      ...hostile,
      'а'.repeat(200),
      ' '.repeat(10_000),
      'я '.repeat(5000),
      Array.from({ length: 2000 }, (_, at) => `перч${at % 2 ? 'и' : 'о'}тко${at}`).join('-'),
      '👩‍🔧🧤'.repeat(40),
    ]) {
      const started = performance.now();
      index.find(query);
      assert.ok(performance.now() - started < 500, query.slice(0, 40));
    }
  });

  it('is looked for by its first words where it has more than any name', () => {
    for (const sign of [' ', '-']) {
      const words = Array.from({ length: 60 }, (_, at) => 'абвгд'.at(at % 5)!.repeat(2 + at)).join(sign);
      const { length } = partsOf(words).flatMap((part) => part.words);
      assert.ok(length >= 10 && length <= 16, `${length} words of ${words.slice(0, 20)}`);
    }
  });

  /** A drill of another alphabet, and an article whose letters all look the same in both. */
  async function addProducts() {
    const { id: section_id } = await database.db
      .selectFrom('sections')
      .select('id')
      .where('name', '=', 'Дрели')
      .executeTakeFirstOrThrow();
    const add = async (code: string, article: string, name: string) => {
      const { id } = await database.db
        .insertInto('products')
        .values({ external_id: code, code, article, name, section_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const offer = { external_id: `${code}#1`, product_id: id, article: `${article}-X2`, name };
      await database.db.insertInto('offers').values(offer).execute();
    };
    await add('bosch', 'GSB-16/05', 'Дрель ударная Bosch «GSB»');
    await add('kover', 'КОВ-77.1', 'Ковёр диэлектрический');
  }
});
