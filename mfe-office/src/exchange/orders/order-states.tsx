import { type ExchangeOrderState, exchangeOrderState } from '@shop/contracts/office/exchange';
import { Tabs } from '@shop/ui/parts/tabs';

const titles: Readonly<Record<ExchangeOrderState, string>> = {
  waiting: 'Ждут 1С',
  changed: 'Изменены после передачи',
  taken: 'Переданы',
  refused: '1С отказала',
};

/** The next step of the orders in each state, above their list. */
export const stateHints: Readonly<Record<ExchangeOrderState, string>> = {
  waiting: 'Уйдут со\u00a0следующим обменом: 1С приходит за\u00a0ними сама, по\u00a0своему расписанию.',
  changed: 'Изменились в\u00a0магазине после передачи и\u00a0уйдут в\u00a01С ещё раз сами.',
  taken: '1С подтвердила, что получила эти заказы.',
  refused:
    '1С не\u00a0смогла принять эти заказы. Устраните причину и\u00a0нажмите «Отдать ещё раз»: заказ уйдёт со\u00a0следующим обменом.',
};

/** The words that replace the list while no order has the state. */
export const emptyTexts: Readonly<
  Record<ExchangeOrderState, { readonly title: string; readonly text: string }>
> = {
  waiting: {
    title: 'Ни один заказ не\u00a0ждёт',
    text: 'Всё, что можно отдать, 1С уже забрала. Новый заказ уйдёт со\u00a0следующим обменом.',
  },
  changed: {
    title: 'Изменённых заказов нет',
    text: 'Здесь стоят заказы, которые изменились после передачи: они уйдут в\u00a01С ещё раз сами.',
  },
  taken: {
    title: '1С ещё не\u00a0забирала заказов',
    text: 'Когда она подтвердит получение, заказ появится здесь с\u00a0её номером и\u00a0статусом.',
  },
  refused: {
    title: 'Отказов нет',
    text: 'Если 1С не\u00a0сможет принять заказ, здесь будет сказано почему.',
  },
};

interface OrderStatesProps {
  readonly search: string;
  /** Undefined while they load. */
  readonly counts: Readonly<Partial<Record<ExchangeOrderState, number>>> | undefined;
}

/** The states of orders as tabs with their numbers; the search stays. */
export function OrderStates({ search, counts }: OrderStatesProps) {
  return (
    <Tabs
      label="Состояния заказов"
      tabs={exchangeOrderState.options.map((state) => ({
        to: addressOf(state, search),
        label: titles[state],
        ...(counts?.[state] !== undefined && { count: counts[state] }),
      }))}
    />
  );
}

function addressOf(state: ExchangeOrderState, search: string): string {
  const query = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(search !== '' && { query: search }),
  }).toString();
  return `/office/exchange/orders/${query && `?${query}`}`;
}
