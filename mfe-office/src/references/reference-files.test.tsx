import type { ImportLine, ImportPreview } from '@shop/contracts/office/import-preview';
import {
  exportReference,
  importReferenceFile,
  previewReferenceFile,
} from '@shop/contracts/office/reference-files';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen } from '@testing-library/react';
import { FileActions } from '../common/table-files/file-actions.tsx';
import { fileOfReference } from './reference-file.ts';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const reference = {
  name: 'transport-companies',
  title: 'Перевозчики',
  description: '',
  rows: 1,
  key: ['code'],
  blank: {},
  fields: [],
};
const digest = 'a'.repeat(64);
const changed: ImportLine = {
  row: 2,
  name: 'pek',
  outcome: 'changed',
  changes: [{ title: 'Название', before: 'ПЭК', after: 'ПЭК Плюс' }],
  reason: '',
};
const added: ImportLine = { row: 3, name: 'kit', outcome: 'added', changes: [], reason: '' };
const refused: ImportLine = {
  ...{ row: 4, name: 'gtd', outcome: 'refused', changes: [] },
  reason: 'Порядок: Введите целое число',
};

const preview = (...lines: ImportPreview['lines']): ImportPreview => {
  const count = (wanted: string) => lines.filter(({ outcome }) => outcome === wanted).length;
  const counts = { added: count('added'), changed: count('changed'), same: 0, refused: count('refused') };
  return { digest, counts, lines };
};

async function openImport() {
  const { user } = renderPage(
    <>
      <FileActions table={fileOfReference(reference)} />
      <Toaster />
    </>,
    { role: 'MANAGER', scope: [], staffRights: ['office.settings'] },
  );
  await user.click(screen.getByRole('button', { name: /Загрузить из.файла/ }));
  const input = await screen.findByLabelText<HTMLInputElement>('Файл таблицы');
  return { user, choose: () => user.upload(input, new File(['x'], 'carriers.csv')) };
}

it('says what each row of a file would do, and imports exactly that', async () => {
  api.answers(previewReferenceFile, preview(changed, added));
  const { user, choose } = await openImport();
  await choose();
  expect((await screen.findByText('Название: ПЭК → ПЭК Плюс')).closest('tr')).toHaveTextContent('Изменится');
  expect(screen.getByText('kit').closest('tr')).toHaveTextContent('Новая');
  const counts = { added: 1, changed: 1, same: 0, refused: 0 };
  let sent: FormData | undefined;
  api.answers(importReferenceFile, async (request) => {
    sent = await request.formData();
    return { counts };
  });
  await user.click(screen.getByRole('button', { name: 'Загрузить строки: 2' }));
  expect(await screen.findByText('Перевозчики: новых строк 1, изменено 1')).toBeInTheDocument();
  expect(sent?.get('digest')).toBe(digest);
});

it('shows rows with errors first, and offers no import while there are any', async () => {
  api.answers(previewReferenceFile, preview(added, refused));
  const { choose } = await openImport();
  await choose();
  const first = (await screen.findAllByRole('row'))[1];
  expect(first).toHaveTextContent('Порядок: Введите целое число');
  expect(screen.getByText('1 строка с ошибками')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Загрузить строки/ })).not.toBeInTheDocument();
});

it('names the file that can not be read', async () => {
  api.refuses(previewReferenceFile, 400, 'validation', 'В файле нет столбца «Код»', 'file');
  const { choose } = await openImport();
  await choose();
  expect(await screen.findByText('carriers.csv: В файле нет столбца «Код»')).toBeVisible();
});

it('keeps the preview open if the reference has changed meanwhile', async () => {
  api.answers(previewReferenceFile, preview(added));
  const { user, choose } = await openImport();
  await choose();
  api.refuses(importReferenceFile, 409, 'conflict', 'Проверьте файл ещё раз', 'digest');
  await user.click(await screen.findByRole('button', { name: 'Загрузить строки: 1' }));
  expect(await screen.findByText('Проверьте файл ещё раз')).toBeVisible();
  expect(screen.getByText('kit')).toBeVisible();
});

it('reports why a file was not downloaded', async () => {
  api.refuses(exportReference, 503, 'unavailable', 'Сервис временно недоступен');
  const { user } = renderPage(
    <>
      <FileActions table={fileOfReference(reference)} />
      <Toaster />
    </>,
    { role: 'MANAGER', scope: [], staffRights: ['office.settings'] },
  );
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText(/Файл не скачан\. Сервис временно недоступен/)).toBeInTheDocument();
});
