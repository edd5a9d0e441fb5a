import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { downloadFile } from './download-file.ts';

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
  const done = downloadFile({
    issueUrl: () => issued,
    progress: 'Готовим список…',
    failure: 'Список не скачан',
  });
  const told = await screen.findByText('Готовим список…', {}, { timeout: 3000 });
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
