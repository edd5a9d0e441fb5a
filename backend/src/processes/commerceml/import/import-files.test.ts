import assert from 'node:assert/strict';
import { readdir, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { asChanges, importXml, offersXml } from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}"/></svg>`;
const folder = {
  'import_files/1.svg': square(91),
  'import_files/2.svg': square(92),
  'import_files/3.svg': square(93),
  'import_files/broken.jpg': 'no picture',
  'import_files/passport.pdf': '%PDF-1.4 passport',
  'import_files/3f2504e0-4f89-11d3-9a0c-0305e82c3301_3f2504e0-4f89-11d3-9a0c-0305e82c3302.docx':
    'PK instruction',
  'import_files/page.html': '<script>alert(1)</script>',
  'offers.xml': offersXml,
};
const docx = 'import_files/3f2504e0-4f89-11d3-9a0c-0305e82c3301_3f2504e0-4f89-11d3-9a0c-0305e82c3302.docx';

function withFiles(files: readonly string[], requisites: Readonly<Record<string, string>>[] = []): string {
  const pictures = files.map((file) => `<Картинка>${file}</Картинка>`).join('');
  const values = requisites
    .flatMap(Object.entries)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    );
  return importXml
    .replace('<БазоваяЕдиница', `${pictures}<БазоваяЕдиница`)
    .replace('<ЗначенияРеквизитов>', `<ЗначенияРеквизитов>${values.join('')}`);
}
const load = (goods: string) => shop.loadFolder({ ...folder, 'import.xml': goods });
const pictures = () =>
  shop.lines(sql`select picture from products where picture is not null
    union all (select picture from product_pictures order by position)`);
const documents = () =>
  shop.lines(sql`select title, type, size_bytes from product_documents order by sort, title`);

test('the first picture is the main one, the others follow in their order', async () => {
  await load(withFiles(['import_files/1.svg', 'import_files/2.svg', 'import_files/3.svg']));
  const [first, second, third] = await pictures();
  assert.equal(new Set([first, second, third]).size, 3);
  const report = await load(withFiles(['import_files/3.svg', 'import_files/1.svg', 'import_files/1.svg']));
  assert.deepEqual(await pictures(), [third, first], 'the same picture twice is one');
  assert.deepEqual([report.products.changed, report.files], [1, { added: 0, changed: 1, removed: 1 }]);
  const again = await load(withFiles(['import_files/3.svg', 'import_files/1.svg']));
  assert.equal(again.isUnchanged, true);
  await load(importXml);
  assert.deepEqual(await pictures(), []);
});

test('a broken main picture is replaced by the next', async () => {
  const report = await load(
    withFiles([
      'import_files/broken.jpg',
      'import_files/gone.jpg',
      'import_files/1.svg',
      'import_files/2.svg',
    ]),
  );
  assert.deepEqual([...report.missingFiles].sort(), ['import_files/broken.jpg', 'import_files/gone.jpg']);
  const before = await pictures();
  assert.equal(before.length, 2);
  await load(withFiles(['import_files/1.svg', 'import_files/2.svg']));
  assert.deepEqual(await pictures(), before);
});

test('files that are no pictures become documents with the titles 1C gives them', async () => {
  const goods = withFiles(
    ['import_files/1.svg', docx],
    [
      { Файл: 'import_files/passport.pdf' },
      { ОписаниеФайла: 'import_files/passport.pdf#Паспорт изделия &lt;А&gt;' },
      { ОписаниеФайла: 'import_files/1.svg#Вид спереди' },
    ],
  );
  assert.deepEqual((await load(goods)).files, { added: 2, changed: 0, removed: 0 });
  assert.deepEqual(await documents(), [
    'Документ application/vnd.openxmlformats-officedocument.wordprocessingml.document 14',
    'Паспорт изделия <А> application/pdf 17',
  ]);
  const stored = (await readdir(shop.mediaDir)).find((name) => name.endsWith('.pdf'));
  assert.match(stored ?? '', /^[0-9a-f]{32}\.pdf$/);
  assert.equal(await readFile(path.join(shop.mediaDir, stored ?? ''), 'utf8'), '%PDF-1.4 passport');
  assert.equal((await load(goods)).isUnchanged, true);
  assert.deepEqual((await load(withFiles([docx]))).files, { added: 0, changed: 0, removed: 1 });
});

test('executable, missing and outside files are not documents', async () => {
  const report = await load(
    withFiles(['import_files/page.html', 'import_files/none.pdf', '../../../etc/passwd.pdf']),
  );
  assert.deepEqual(await documents(), []);
  assert.equal(report.missingFiles.length, 3);
  assert.ok((await readdir(shop.mediaDir)).every((name) => !name.includes('html')));
});

test('a picture or a document of more than 50 MB is reported and not read', async () => {
  const huge = ['import_files/1.svg', 'import_files/passport.pdf'];
  const goods = withFiles([...huge, 'import_files/2.svg']);
  const place = await shop.folders.writeFolder({ ...folder, 'import.xml': goods });
  for (const file of huge) await truncate(path.join(place, file), 50 * 1024 ** 2 + 1);
  const report = await shop.import([place]);
  assert.deepEqual([...report.missingFiles].sort(), huge);
  assert.equal((await pictures()).length, 1);
});

test('files of products that a package of changes does not name stay', async () => {
  await load(withFiles(['import_files/1.svg', 'import_files/2.svg', docx]));
  const hammerOnly = asChanges(importXml).replace(/<Товар>\s*<Ид>glove[\s\S]*?<\/Товар>/, '');
  await shop.loadFolder({ 'import.xml': hammerOnly });
  assert.equal((await pictures()).length, 2);
  assert.equal((await documents()).length, 1);
});
