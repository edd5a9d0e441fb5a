import {
  type Attachment,
  getPreviews,
  openAttachment,
  removeAttachment,
  uploadAttachment,
} from '@shop/contracts/support/attachments';
import { stubApi } from '@shop/testing/api.ts';
import { allowConsoleError } from '@shop/testing/console.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AttachmentPicker } from './attachment-picker.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { useAttachments } from './use-attachments.ts';

const api = stubApi();
afterEach(() => sessionStorage.clear());
const NO_ANSWER = 'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.';

const buildAttachmentWith = (part: Partial<Attachment> = {}): Attachment => ({
  id: 1,
  name: 'накладная.pdf',
  kind: 'pdf',
  bytes: 2048,
  width: null,
  height: null,
  ...part,
});

describe('adding files to a message', () => {
  function Message() {
    const attachments = useAttachments('appeal-77');
    return (
      <>
        <AttachmentPicker attachments={attachments} />
        <output aria-label="Пойдёт с сообщением">{attachments.ids.join()}</output>
        {attachments.isUploading && <p>Ждём файлы</p>}
        <button type="button" onClick={() => attachments.clear()}>
          Отправить
        </button>
        <Toaster />
      </>
    );
  }
  const show = () => renderPage(<Message />, { url: '/appeal/77/' });
  const buildFile = (name: string, content = 'текст') => new File([content], name, { type: 'text/plain' });
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Файлы к сообщению'), { target: { files } });
  const sent = () => screen.getByRole('status', { name: 'Пойдёт с сообщением' });
  const files = () =>
    within(screen.getByRole('list', { name: 'Приложенные файлы' })).getAllByRole('listitem');

  it('uploads each and says so, under the name the shop gave it', async () => {
    let id = 0;
    api.answers(uploadAttachment, () => {
      id += 1;
      return buildAttachmentWith({ id, name: `файл-${id}.pdf` });
    });
    show();
    choose(buildFile('один'), buildFile('два'));
    expect(screen.getByText('Ждём файлы')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveTextContent('1,2'));
    expect(files()[0]).toHaveTextContent(/файл-1.pdf2\sКБ/);
    expect(files()[1]).toHaveTextContent(/файл-2.pdf2\sКБ/);
    expect(screen.getByText('Файл приложен: файл-2.pdf')).toBeInTheDocument();
    expect(screen.queryByText('Ждём файлы')).not.toBeInTheDocument();
  });

  it('refuses what is too large or empty without sending it, and more than ten', async () => {
    const bodies = api.answers(uploadAttachment, buildAttachmentWith());
    const large = buildFile('фильм.mp4');
    Object.defineProperty(large, 'size', { value: 25_000_001 });
    show();
    choose(large, buildFile('пусто.txt', ''));
    await screen.findByRole('list', { name: 'Приложенные файлы' });
    expect(files()[0]).toHaveTextContent(/фильм.mp4Файл больше 25\sМБ/);
    expect(files()[1]).toHaveTextContent('пусто.txtФайл пуст');
    expect(bodies).toEqual([]);
    expect(sent()).toHaveTextContent('');
    choose(...Array.from({ length: 9 }, (_, at) => buildFile(`${at}.txt`)));
    expect(await screen.findByRole('alert')).toHaveTextContent(/до\s10 файлов, поэтому 1 файл не\sдобавлен/);
    expect(files()).toHaveLength(10);
  });

  it('says why the server refused a file', async () => {
    api.refuses(uploadAttachment, 400, 'validation', 'Это программа', 'file');
    show();
    choose(buildFile('счёт.exe'));
    expect(await screen.findByText('Это программа')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Загрузить ещё раз/ })).not.toBeInTheDocument();
  });

  it('keeps a file whose connection was lost, and retries it under the same key', async () => {
    allowConsoleError(/Network error/);
    const keys: (string | null)[] = [];
    api.answers(uploadAttachment, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length === 1) throw Response.error();
      return buildAttachmentWith({ id: 5 });
    });
    const { user } = show();
    choose(buildFile('фото.txt'));
    expect(await screen.findByText(NO_ANSWER)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз: фото.txt' }));
    await waitFor(() => expect(sent()).toHaveTextContent('5'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('retries when the connection is back', async () => {
    allowConsoleError(/Network error/);
    api.breaks(uploadAttachment);
    show();
    choose(buildFile('фото.txt'));
    await screen.findByText(NO_ANSWER);
    api.answers(uploadAttachment, buildAttachmentWith({ id: 6 }));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(sent()).toHaveTextContent('6'));
  });

  it('cancels an upload, and starts the next one', async () => {
    api.hangs(uploadAttachment);
    const { user } = show();
    choose(buildFile('долго.txt'));
    await user.click(await screen.findByRole('button', { name: 'Отменить загрузку: долго.txt' }));
    expect(screen.queryByText('долго.txt')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Прикрепить файлы' })).toHaveFocus();
    api.answers(uploadAttachment, buildAttachmentWith({ id: 7 }));
    choose(buildFile('быстро.txt'));
    await waitFor(() => expect(sent()).toHaveTextContent('7'));
  });

  it('removes a file, and restores it in its place', async () => {
    let id = 0;
    api.answers(uploadAttachment, () => {
      id += 1;
      return buildAttachmentWith({ id, name: `${id}.pdf` });
    });
    const removals = api.answers(removeAttachment, null);
    const { user } = show();
    choose(buildFile('а'), buildFile('б'));
    await waitFor(() => expect(sent()).toHaveTextContent('1,2'));
    await user.click(screen.getByRole('button', { name: 'Убрать файл: 1.pdf' }));
    expect(sent()).toHaveTextContent('2');
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(sent()).toHaveTextContent('1,2');
    expect(removals).toEqual([]);
  });

  it('stores uploads until they are sent', async () => {
    api.answers(uploadAttachment, buildAttachmentWith({ id: 8 }));
    const { unmount } = show();
    choose(buildFile('а'));
    await waitFor(() => expect(sent()).toHaveTextContent('8'));
    unmount();
    const { user, unmount: leave } = show();
    expect(sent()).toHaveTextContent('8');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(screen.queryByRole('list', { name: 'Приложенные файлы' })).not.toBeInTheDocument();
    leave();
    show();
    expect(sent()).toHaveTextContent('');
  });

  it('adds files dropped or pasted anywhere, but not table cells', async () => {
    let id = 20;
    const names: string[] = [];
    const bodies = api.answers(uploadAttachment, () => {
      id += 1;
      return buildAttachmentWith({ id });
    });
    show();
    fireEvent.drop(document.body, { dataTransfer: { files: [buildFile('а.txt')], types: ['Files'] } });
    await waitFor(() => expect(sent()).toHaveTextContent('21'));
    const clipboardData = { files: [new File(['x'], 'image.png')], types: ['Files'] };
    fireEvent.paste(document.body, { clipboardData: { ...clipboardData, types: ['text/plain', 'Files'] } });
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => expect(sent()).toHaveTextContent('21,22'));
    names.push(...bodies.map(String));
    expect(names[1]).toMatch(/filename="Снимок экрана \d\d-\d\d-\d\d\.png"/);
  });
});

describe('files of a message', () => {
  const photo = (id: number) =>
    buildAttachmentWith({ id, name: `фото-${id}.jpg`, kind: 'image', width: 400, height: 300 });
  const PIXEL = 'data:image/webp;base64,AAAA';

  it('requests the previews of all messages in one call', async () => {
    const bodies = api.answers(getPreviews, { items: [{ id: 31, dataUrl: PIXEL }] });
    renderPage(
      <>
        <MessageAttachments attachments={[photo(31), photo(32)]} />
        <MessageAttachments attachments={[photo(33), buildAttachmentWith({ id: 34 })]} />
      </>,
    );
    const shown = await screen.findByRole('button', { name: 'Открыть фото-31.jpg' });
    await waitFor(() => expect(shown.querySelector('img')).toHaveAttribute('src', PIXEL));
    expect(bodies).toEqual([{ ids: [31, 32, 33] }]);
    expect(screen.getByRole('button', { name: /Открыть накладная\.pdf 2\sКБ/ })).toBeVisible();
  });

  it('shows an image large, and the next one by a key', async () => {
    api.answers(getPreviews, { items: [] });
    api.answers(openAttachment, ({ url }) => ({ url: `/api/files/${url.split('/').at(-2)}/` }));
    const { user } = renderPage(<MessageAttachments attachments={[photo(41), photo(42)]} />);
    await user.click(await screen.findByRole('button', { name: 'Открыть фото-41.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'фото-41.jpg' });
    expect(await within(dialog).findByRole('img', { name: 'фото-41.jpg' })).toHaveAttribute(
      'src',
      '/api/files/41/',
    );
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByRole('img', { name: 'фото-42.jpg' })).toHaveAttribute(
      'src',
      '/api/files/42/',
    );
    expect(within(dialog).getByText(/Изображение 2 из\s2/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByRole('img', { name: 'фото-41.jpg' })).toBeVisible();
  });

  it('says that an image failed to load, and retries', async () => {
    api.answers(getPreviews, { items: [] });
    api.breaks(openAttachment);
    const { user } = renderPage(<MessageAttachments attachments={[photo(51)]} />);
    await user.click(await screen.findByRole('button', { name: 'Открыть фото-51.jpg' }));
    expect(await screen.findByText('Не удалось открыть изображение')).toBeVisible();
    api.answers(openAttachment, { url: '/api/files/51/' });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('img', { name: 'фото-51.jpg' })).toBeVisible();
  });
});
