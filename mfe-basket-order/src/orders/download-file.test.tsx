import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { Toaster } from '@shop/shared/ui/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { downloadFile } from './download-file.ts';
import { ordersExport } from './list/export-orders.ts';

const api = stubApi();

it('says after a second that the file is being made, and no more once it is there', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.serves('/api/files/ticket/', {});
  renderPage(<Toaster />);
  let issue = (_: { url: string }) => {};
  const issued = new Promise<{ url: string }>((resolve) => {
    issue = resolve;
  });
  const { progress, failure } = ordersExport({ search: '' } as never, 12_345);
  const done = downloadFile({ issueUrl: () => issued, progress, failure });
  const told = await screen.findByText(/Готовим файл: последние 10\s000 заказов…/, {}, { timeout: 3000 });
  await act(async () => {
    issue({ url: '/api/files/ticket/' });
    await done;
  });
  expect(click).toHaveBeenCalled();
  await waitFor(() => expect(told).not.toBeInTheDocument());
});

it('follows no address but one of the web', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(<Toaster />);
  const issueUrl = async () => ({ url: 'javascript:alert(1)' });
  await act(() => downloadFile({ issueUrl, progress: '', failure: 'Файл не скачан' }));
  expect(await screen.findByText(/^Файл не скачан\./)).toBeVisible();
  expect(click).not.toHaveBeenCalled();
});
