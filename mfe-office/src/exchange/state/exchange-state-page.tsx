import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Panel, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SortIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Notice } from '@shop/ui/parts/notice';
import { exchangeStateQuery } from '../common/exchange.queries.ts';
import { ExchangeFrame } from '../common/exchange-frame.tsx';
import { useNow } from '../common/use-now.ts';
import { AttentionList } from './attention-list.tsx';
import { ExchangeSettings } from './exchange-settings.tsx';
import type { ExchangeState } from './exchange-state.ts';
import { LateNotice } from './late-notice.tsx';
import { StreamsTable } from './streams-table.tsx';

/** `/office/exchange/`: how old each stream of the exchange is, and what waits for a person. */
export function ExchangeStatePage() {
  const state = useQuery(exchangeStateQuery());
  const now = useNow();
  usePageTitle('Обмен с\u00a01С');
  return (
    <ExchangeFrame title={'Обмен с\u00a01С'}>
      <QueryStates
        query={state}
        failure="Не удалось узнать состояние обмена"
        scope="part"
        isEmpty={isUntouched}
        pending={
          <Stack gap={5}>
            <ListSkeleton lines={5} lineHeight={60} cardHeight={145} />
            <Skeleton height={96} radius="l" />
          </Stack>
        }
        empty={<NotConnected />}
      >
        {(data) => (
          <Stack gap={5}>
            {!data.isConnected && (
              <Notice
                tone="warning"
                title="Обмен выключен"
                action={
                  <Button size="s" to="/office/exchange/nodes/">
                    К{'\u00a0'}узлам обмена
                  </Button>
                }
              >
                Ни{'\u00a0'}один узел не{'\u00a0'}включён: 1С не{'\u00a0'}может ничего прислать и{'\u00a0'}
                забрать.
              </Notice>
            )}
            {data.isConnected && <LateNotice streams={data.streams} />}
            <Panel title={'Что и\u00a0когда приходило'} padding={0}>
              <StreamsTable streams={data.streams} now={now} />
            </Panel>
            <Panel title="Что ждёт решения" padding={0}>
              <AttentionList state={data} now={now} />
            </Panel>
            <ExchangeSettings />
          </Stack>
        )}
      </QueryStates>
    </ExchangeFrame>
  );
}

/** Nothing has ever been exchanged, and nothing can be. */
function isUntouched({ isConnected, streams }: ExchangeState): boolean {
  return !isConnected && streams.every(({ lastAt }) => lastAt === null);
}

function NotConnected() {
  return (
    <EmptyState
      icon={<SortIcon />}
      title={'1С ещё не\u00a0подключена'}
      action={
        <Button variant="primary" to="/office/exchange/nodes/">
          Подключить 1С
        </Button>
      }
    >
      1С пришлёт каталог, цены и{'\u00a0'}остатки и{'\u00a0'}заберёт заказы. Нужны адрес, логин и{'\u00a0'}
      пароль: магазин выдаст их, останется вписать их в{'\u00a0'}«Обмен с{'\u00a0'}сайтом».
    </EmptyState>
  );
}
