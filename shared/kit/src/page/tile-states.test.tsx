import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import type { ShownQuery } from './query-states.tsx';
import { TileStates } from './tile-states.tsx';

const idle = { error: null, isPending: false, isFetching: false, refetch: () => undefined };

function open(query: Partial<ShownQuery<readonly string[]>>) {
  return renderPage(
    <TileStates
      query={{ data: undefined, ...idle, ...query }}
      pending={<p>Загрузка</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>Новостей пока нет</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </TileStates>,
  );
}

it('is busy while the tile loads', () => {
  open({ isPending: true });
  expect(screen.getByText('Загрузка').closest('[aria-busy="true"]')).toBeVisible();
});

it('says in place of the content why it is missing, and tries again', async () => {
  const refetch = jest.fn();
  const { user } = open({
    error: new ApiRefusal(503, [{ code: 'unavailable', message: 'База данных не отвечает' }], undefined),
    refetch,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('База данных не отвечает');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('offers no retry for what is forbidden', () => {
  open({ error: new ApiRefusal(403, [{ code: 'forbidden', message: 'Нет прав' }], undefined) });
  expect(screen.getByRole('alert')).toHaveTextContent('Нет прав');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that there is nothing yet', () => {
  open({ data: [] });
  expect(screen.getByText('Новостей пока нет')).toBeVisible();
});

it('keeps its content when a later request fails', () => {
  open({ data: ['Перчатки', 'Ботинки'], error: new NoAnswer(undefined) });
  expect(screen.getByText('Перчатки, Ботинки')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
