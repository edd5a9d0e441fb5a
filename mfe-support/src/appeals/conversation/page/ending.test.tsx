import { getAppeal, setAppealRating, setAppealStatus } from '@shop/contracts/support/appeals';
import { stubApi } from '@shop/testing/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { asManager, buildAppealWith, impersonating, openAppeal } from './appeal.builder.tsx';

const api = stubApi();
const stars = () => screen.findByRole('group', { name: 'Как мы решили вопрос?' });
const becomes = (part: Parameters<typeof buildAppealWith>[0]) =>
  api.answers(getAppeal, { appeal: buildAppealWith(part) });

it('is rated once, in stars that have words, and shows the rating from then on (§1.37)', async () => {
  const { user } = openAppeal(api, { status: 'solved' });
  const words = within(await stars())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(words).toEqual([
    '1 из 5 — ужасно',
    '2 из 5 — плохо',
    '3 из 5 — нормально',
    '4 из 5 — хорошо',
    '5 из 5 — отлично',
  ]);
  const sent = api.answers(setAppealRating, () => {
    becomes({ status: 'solved', rating: 4 });
    return null;
  });
  await user.click(screen.getByRole('radio', { name: '4 из 5 — хорошо' }));
  await user.click(screen.getByRole('button', { name: 'Поставить оценку' }));
  const shown = await screen.findByText('Ваша оценка: 4 из 5 — хорошо');
  expect(shown.closest('p')).toHaveFocus();
  expect(sent).toEqual([{ id: 77, rating: 4 }]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('requires a star', async () => {
  const { user } = openAppeal(api, { status: 'closed' });
  await user.click(await screen.findByRole('button', { name: 'Поставить оценку' }));
  expect(await stars()).toHaveAccessibleDescription('Поставьте оценку от 1 до 5');
});

it('says that a colleague has rated already, and shows the rating', async () => {
  api.refuses(setAppealRating, 409, 'conflict', 'Оценка уже поставлена');
  const { user } = openAppeal(api, { status: 'solved' });
  await user.click(await screen.findByRole('radio', { name: '1 из 5 — ужасно' }));
  becomes({ status: 'solved', rating: 5 });
  await user.click(screen.getByRole('button', { name: 'Поставить оценку' }));
  const modal = await screen.findByRole('alertdialog', { name: /Оценка не поставлена/ });
  expect(modal).toHaveTextContent('Оценка уже поставлена');
  expect(await screen.findByText('Ваша оценка: 5 из 5 — отлично')).toBeInTheDocument();
});

it.each([
  ['an open appeal', { status: 'in-progress' }, {}],
  ['a manager', { status: 'solved', side: 'shop' }, asManager],
  ['a user who impersonates another', { status: 'solved' }, impersonating],
] as const)('does not ask %s for a rating', async (_, appeal, who) => {
  openAppeal(api, appeal, who);
  expect(await screen.findByRole('heading', { name: 'Брак по заказу' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('closes what the customer says is solved, and opens it again', async () => {
  const { user } = openAppeal(api);
  const closed = api.answers(setAppealStatus, () => {
    becomes({ status: 'closed' });
    return { status: 'closed' as const };
  });
  await user.click(await screen.findByRole('button', { name: 'Вопрос решён' }));
  expect(await screen.findByText(/Обращение закрыто. Чтобы написать/)).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(closed).toEqual([{ id: 77, status: 'closed' }]);
  expect(await screen.findByText('Обращение закрыто')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible();

  const opened = api.answers(setAppealStatus, () => {
    becomes({ status: 'in-progress' });
    return { status: 'in-progress' as const };
  });
  await user.click(screen.getByRole('button', { name: /Вопрос не решён — открыть заново/ }));
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(opened).toEqual([{ id: 77, status: 'in-progress' }]);
});

it('tells the customer when a solved appeal will close by itself', async () => {
  openAppeal(api, {
    status: 'solved',
    statuses: [{ status: 'solved', at: '2026-11-20T09:15:00.000Z', byName: 'Татьяна Орлова' }],
  });
  expect(await screen.findByText(/обращение закроется 27.11.2026/)).toBeVisible();
});

it('lets a manager set a status without a message', async () => {
  const { user } = openAppeal(api, { side: 'shop', status: 'new' }, asManager);
  const ways = within(await screen.findByRole('group', { name: 'Изменить статус' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Взять в работу',
    'Ждём ответа',
    'Решено',
    'Закрыть',
  ]);
  const sent = api.answers(setAppealStatus, () => {
    becomes({ side: 'shop', status: 'in-progress' });
    return { status: 'in-progress' as const };
  });
  await user.click(ways.getByRole('button', { name: /Взять/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Взять/ })).not.toBeInTheDocument());
  expect(sent).toEqual([{ id: 77, status: 'in-progress' }]);
});
