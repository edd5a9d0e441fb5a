import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import {
  ExchangeFolders,
  importXml,
  lineOf,
  offersXml,
} from '../../testing/builders/commerceml/exchange.builder.ts';
import { NO_SETTINGS, SHORT_LIVED } from '../../testing/short-lived.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';

const folders = new ExchangeFolders();
let home: string;

before(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'catalog-cli-test-'));
  await makeTestFolder(path.join(home, 'data'), { withPeople: false });
});
after(async () => {
  await folders.remove();
  await rm(home, { recursive: true, force: true });
});

function run(...args: readonly string[]): Promise<{ code: number | null; output: string; progress: string }> {
  const command = path.join(import.meta.dirname, 'catalog-cli.ts');
  const env = { ...NO_SETTINGS, DATA_DIR: path.join(home, 'data'), EMBEDDED_DATABASE: '1' };
  const child = spawn(process.execPath, [...SHORT_LIVED, command, ...args], { env, cwd: home });
  let [output, progress] = ['', ''];
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    progress += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, progress })));
}

test('prints its help in Russian', async () => {
  const { code, output } = await run('--help');
  assert.equal(code, 0);
  assert.match(output, /Вызов: catalog/);
  assert.match(output, /import \[options\] <файлы\.\.\.>/);
  assert.match(output, /export <папка>/);
});

test('imports and reports what has changed, the second time nothing', async () => {
  const files = await folders.write();
  const first = await run('import', ...files);
  assert.equal(first.code, 0, first.progress);
  assert.match(first.output, /Товары: добавлено 2, изменено 0, снято 0/);
  assert.match(first.progress, /Чтение: 100%/, 'plain lines without a terminal');
  const second = await run('import', ...files);
  assert.deepEqual(
    [second.code, second.output.trim()],
    [0, 'Прочитано товаров: 2, предложений: 3. Изменений нет.'],
  );
});

test('a broken file is reported with its line and ends with 1', async () => {
  const offers = offersXml.slice(0, offersXml.indexOf('</Предложения>'));
  const { code, progress } = await run('import', ...(await folders.write({ offers })));
  assert.equal(code, 1);
  assert.match(progress, /offers\.xml, строка \d+: не закрыт элемент «Предложения»/);
  assert.ok(progress.includes('Каталог не изменён.'));
});

test('a mistaken record is set aside and named, and the rest is imported', async () => {
  const offers = offersXml.replace('>990<', '>даром<');
  const { code, output } = await run('import', ...(await folders.write({ offers })));
  assert.equal(code, 0);
  assert.ok(output.includes('Отложено: 1\n'));
  const line = lineOf(offers, 'даром');
  assert.ok(
    output.includes(
      `offers.xml, строка ${line}: «ЦенаЗаЕдиницу» должно быть числом, а там «даром». («Молоток», Ид hammer)`,
    ),
  );
});

test('a dry run says what would change', async () => {
  await run('import', ...(await folders.write()));
  const files = await folders.write({ offers: offersXml.replace('>1300<', '>1400<') });
  const dry = await run('import', '--dry-run', ...files);
  assert.equal(dry.code, 0);
  assert.match(dry.output, /^Пробная загрузка: каталог не изменён/);
  assert.match(dry.output, /Цены: добавлено 0, изменено 1, снято 0/);
  assert.match((await run('import', '--dry-run', ...files)).output, /Цены: добавлено 0, изменено 1, снято 0/);
});

test('too many mistakes, and too many goods withdrawn, end with 1 until they are accepted', async () => {
  await run('import', ...(await folders.write()));
  const offers = await folders.write({ offers: offersXml.replaceAll('ЦенаЗаЕдиницу>', 'ЦенаЗаЕдиницу>x') });
  const refused = await run('import', ...offers);
  assert.equal(refused.code, 1);
  assert.match(refused.progress, /offers\.xml: отложено записей 3 из 5, больше десятой части/);
  assert.match(refused.progress, /Каталог не изменён\.\nОтложено: 4\n {2}offers\.xml, строка/);
  assert.match(refused.progress, /--accept-set-aside/);
  assert.equal((await run('import', '--accept-set-aside', ...offers)).code, 0);
  const goods = importXml.replace(/<Товар>\s*<Ид>hammer[\s\S]*?<\/Товар>/, '');
  const fewer = await folders.write({ goods });
  const withdrawn = await run('import', ...fewer);
  assert.equal(withdrawn.code, 1);
  assert.match(withdrawn.progress, /снимает с продажи товаров: 1 из 2.*\n.*\n.*--accept-withdrawal/);
  assert.equal((await run('import', '--accept-withdrawal', ...fewer)).code, 0);
});

test('a missing file and a wrong call end with 1 and 2', async () => {
  const missing = await run('import', 'no-import.xml', 'no-offers.xml');
  assert.equal(missing.code, 1);
  assert.ok(missing.progress.includes(path.join(home, 'no-import.xml')));
  assert.equal((await run('demo', '--products', 'many')).code, 2);
  assert.equal((await run('import')).code, 2);
  assert.equal((await run('export')).code, 2);
  assert.equal((await run('explode')).code, 2);
});

test('exports what it has imported; importing the export again changes nothing', async () => {
  await run('import', ...(await folders.write()));
  const { code, output } = await run('export', 'exported');
  assert.equal(code, 0);
  assert.match(output, /^Товаров: 2, предложений: 3, файлов: 0\n/);
  assert.ok(output.includes(path.join(home, 'exported', 'offers.xml')));
  assert.match((await run('import', 'exported')).output, /Изменений нет/);
});

test('a folder that cannot be written to is reported without a stack', async () => {
  await writeFile(path.join(home, 'taken'), 'a file');
  const { code, progress } = await run('export', 'taken');
  assert.equal(code, 1);
  assert.match(progress, /^Файл или папка недоступны \(EEXIST\): .*taken\n$/);
});

test('writes a demo exchange into a folder', async () => {
  const { code } = await run('demo', '--products', '5', '--out', 'made');
  assert.equal(code, 0);
  assert.deepEqual((await readdir(path.join(home, 'made'))).sort(), [
    'import.xml',
    'import_files',
    'offers.xml',
  ]);
});
