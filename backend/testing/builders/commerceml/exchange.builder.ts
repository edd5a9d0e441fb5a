import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A small exchange of one glove in two sizes and one hammer, as text that tests edit. */
export const importXml = `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07">
  <Классификатор>
    <Группы>
      <Группа><Ид>g1</Ид><Наименование>Перчатки</Наименование>
        <Группы><Группа><Ид>g2</Ид><Наименование>Зимние</Наименование></Группа></Группы>
      </Группа>
      <Группа><Ид>g3</Ид><Наименование>Инструмент</Наименование></Группа>
    </Группы>
    <Свойства>
      <Свойство><Ид>p1</Ид><Наименование>Материал</Наименование><ТипЗначений>Справочник</ТипЗначений>
        <ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>Спилок</Значение></Справочник></ВариантыЗначений>
      </Свойство>
      <Свойство><Ид>p2</Ид><Наименование>Длина, мм</Наименование><ТипЗначений>Число</ТипЗначений></Свойство>
    </Свойства>
  </Классификатор>
  <Каталог СодержитТолькоИзменения="false">
    <Товары>
      <Товар>
        <Ид>glove</Ид><Артикул>ПЕР-1/2</Артикул><Наименование>Перчатки «Мороз»</Наименование>
        <БазоваяЕдиница Код="715">пара</БазоваяЕдиница>
        <Группы><Ид>g2</Ид></Группы>
        <Изготовитель><Ид>b1</Ид><Наименование>Редут</Наименование></Изготовитель>
        <ЗначенияСвойств>
          <ЗначенияСвойства><Ид>p1</Ид><Значение>v1</Значение></ЗначенияСвойства>
          <ЗначенияСвойства><Ид>p2</Ид><Значение>250</Значение></ЗначенияСвойства>
        </ЗначенияСвойств>
        <ЗначенияРеквизитов>
          <ЗначениеРеквизита><Наименование>Минимальный заказ</Наименование><Значение>12</Значение></ЗначениеРеквизита>
          <ЗначениеРеквизита><Наименование>Вес</Наименование><Значение>0,12</Значение></ЗначениеРеквизита>
        </ЗначенияРеквизитов>
      </Товар>
      <Товар>
        <Ид>hammer</Ид><Артикул>M-5</Артикул><Наименование>Молоток</Наименование>
        <Группы><Ид>g3</Ид></Группы>
      </Товар>
    </Товары>
  </Каталог>
</КоммерческаяИнформация>
`;

export const offersXml = `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.07">
  <ПакетПредложений СодержитТолькоИзменения="false">
    <ТипыЦен><ТипЦены><Ид>t1</Ид><Наименование>Розничная</Наименование><Валюта>RUB</Валюта></ТипЦены></ТипыЦен>
    <Склады><Склад><Ид>w1</Ид><Наименование>Москва</Наименование></Склад></Склады>
    <Предложения>
      <Предложение>
        <Ид>glove#9</Ид><Наименование>Перчатки «Мороз» (9)</Наименование>
        <ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер</Наименование><Значение>9</Значение></ХарактеристикаТовара></ХарактеристикиТовара>
        <Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>1 250,50</ЦенаЗаЕдиницу></Цена></Цены>
        <Склад ИдСклада="w1" КоличествоНаСкладе="24"/>
      </Предложение>
      <Предложение>
        <Ид>glove#10</Ид><Наименование>Перчатки «Мороз» (10)</Наименование>
        <ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер</Наименование><Значение>10</Значение></ХарактеристикаТовара></ХарактеристикиТовара>
        <Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>1300</ЦенаЗаЕдиницу></Цена></Цены>
        <Склад ИдСклада="w1" КоличествоНаСкладе="0"/>
      </Предложение>
      <Предложение>
        <Ид>hammer</Ид><Наименование>Молоток</Наименование>
        <Цены>
          <Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>990</ЦенаЗаЕдиницу></Цена>
          <Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>900</ЦенаЗаЕдиницу><МинКоличество>10</МинКоличество></Цена>
        </Цены>
        <Остатки><Остаток><Склад><Ид>w1</Ид><Количество>7</Количество></Склад></Остаток></Остатки>
      </Предложение>
    </Предложения>
  </ПакетПредложений>
</КоммерческаяИнформация>
`;

/** Folders for exchanges, removed together at the end of a test file. */
export class ExchangeFolders {
  readonly #folders: string[] = [];

  /** Writes an exchange, from text or bytes, and returns its two files. */
  async write(
    {
      goods = importXml,
      offers = offersXml,
    }: { goods?: string | Uint8Array; offers?: string | Uint8Array } = {},
    extra: Readonly<Record<string, string | Uint8Array>> = {},
  ): Promise<readonly [importFile: string, offersFile: string]> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'exchange-test-'));
    this.#folders.push(folder);
    const files = { 'import.xml': goods, 'offers.xml': offers, ...extra };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    return [path.join(folder, 'import.xml'), path.join(folder, 'offers.xml')];
  }

  /** Writes files by their paths below a new folder, and returns the folder. */
  async writeFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'exchange-test-'));
    this.#folders.push(folder);
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    return folder;
  }

  async remove(): Promise<void> {
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
  }
}

/** The line of a text, counted from 1. */
export function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

/** A file of the exchange as 1C splits it since 2.07: a package of offers with prices or stock only. */
export function patchXml(offers: string, { isFull = false, head = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.09">
<ПакетПредложений СодержитТолькоИзменения="${isFull ? 'false' : 'true'}">${head}
<Предложения>
${offers}
</Предложения></ПакетПредложений></КоммерческаяИнформация>
`;
}

/** The same text as a package of changes. */
export function asChanges(text: string): string {
  return text.replace('СодержитТолькоИзменения="false"', 'СодержитТолькоИзменения="true"');
}
