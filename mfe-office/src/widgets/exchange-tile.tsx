import type { getExchangeState } from '@shop/contracts/office/exchange';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { countOf } from '@shop/domain/format/number';
import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Panel, Skeleton, Stack, Text } from '@shop/ui';
import { exchangeStateQuery } from '../exchange/common/exchange.queries.ts';
import { streamTitles } from '../exchange/common/exchange-titles.ts';

/** Home page: whether the exchange with 1C is late or waits for a person; nothing for users without the right. */
export function Widget() {
  const isAllowed = useIsAllowed('office.exchange');
  return isAllowed ? <ExchangeTile /> : null;
}

function ExchangeTile() {
  const state = useQuery(exchangeStateQuery());
  return (
    <Panel title={'Обмен с\u00a01С'} actions={<Link to="/office/exchange/">Состояние</Link>}>
      <TileStates query={state} pending={<Skeleton height={76} />}>
        {(data) => <Summary state={data} />}
      </TileStates>
    </Panel>
  );
}

function Summary({ state }: { readonly state: CallAnswer<typeof getExchangeState> }) {
  const { isConnected, streams, heldFiles, refusedOrders, unknownStatuses } = state;
  if (!isConnected)
    return (
      <Stack gap={1} align="start">
        <Text>1С не{'\u00a0'}подключена</Text>
        <Link to="/office/exchange/nodes/">Подключить</Link>
      </Stack>
    );
  const late = streams.filter(({ isLate }) => isLate);
  const isQuiet = late.length + heldFiles + refusedOrders + unknownStatuses.length === 0;
  if (isQuiet)
    return (
      <Text>
        {streams.every(({ lastAt }) => lastAt === null)
          ? 'Подключена, но\u00a0обменов ещё не\u00a0было'
          : 'Обмен идёт вовремя, решений не\u00a0ждёт'}
      </Text>
    );
  return (
    <Stack gap={1} align="start">
      {late.length > 0 && (
        <Text weight="bold" tone="danger">
          Опаздывает: {late.map(({ stream }) => streamTitles[stream]).join(', ')}
        </Text>
      )}
      {heldFiles > 0 && (
        <Link to="/office/exchange/journal/?troubled=1">
          Ждёт решения: {countOf(heldFiles, 'файл', 'файла', 'файлов')}
        </Link>
      )}
      {refusedOrders > 0 && (
        <Link to="/office/exchange/orders/?state=refused">
          1С отказала: {countOf(refusedOrders, 'заказ', 'заказа', 'заказов')}
        </Link>
      )}
      {unknownStatuses.length > 0 && (
        <Link to="/office/exchange/">
          Не{'\u00a0'}сопоставлено: {countOf(unknownStatuses.length, 'статус', 'статуса', 'статусов')}
        </Link>
      )}
    </Stack>
  );
}
