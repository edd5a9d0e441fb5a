import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { RefusalModal, useRefusal } from './refusal-modal.tsx';

const retry = jest.fn();

function Page({ error }: { error: unknown }) {
  const refusal = useRefusal();
  return (
    <>
      <button
        type="button"
        onClick={() => refusal.show(error, { title: 'Сообщение не отправлено', onRetry: retry })}
      >
        Отправить
      </button>
      <RefusalModal of={refusal} />
    </>
  );
}

async function send(error: unknown) {
  const { user } = renderPage(<Page error={error} />);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  return user;
}

const modal = () => within(screen.getByRole('alertdialog', { name: 'Сообщение не отправлено' }));

it('says the first error message with the code of the request (§8.12)', async () => {
  const errors = [
    { code: 'conflict', message: 'Обращение закрыто' },
    { code: 'validation', message: 'Второе' },
  ] as const;
  const user = await send(new ApiRefusal(409, errors, 'req-17'));
  expect(modal().getByText('Обращение закрыто')).toBeVisible();
  expect(modal().queryByText('Второе')).not.toBeInTheDocument();
  expect(modal().getByText('Код для поддержки: req-17')).toBeVisible();
  await user.click(modal().getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('retries on request', async () => {
  const user = await send(new NoAnswer('offline'));
  expect(modal().getByText(/Нет связи с сервером/)).toBeVisible();
  await user.click(modal().getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('offers no retry without the permission', async () => {
  await send(new ApiRefusal(403, [{ code: 'forbidden', message: 'Недостаточно прав' }], undefined));
  expect(modal().queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

it('leaves an ended session to the login dialog', async () => {
  await send(new ApiRefusal(401, [{ code: 'auth', message: 'Войдите' }], undefined));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
