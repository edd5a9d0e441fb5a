import { countOf } from '@shop/domain/format/number';
import { useIsAllowed } from '@shop/platform/session';
import { Link, Text } from '@shop/ui';
import { AlertIcon, ClockIcon, ListIcon, SuccessIcon, WarningIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatAge } from '../common/ages.ts';
import type { ExchangeState } from './exchange-state.ts';
import { HeldFiles } from './held-files.tsx';

interface AttentionListProps {
  readonly state: ExchangeState;
  readonly now: Date;
}

/** Lists what the exchange cannot go on with by itself, each with the page where it is settled. */
export function AttentionList({ state, now }: AttentionListProps) {
  const { waitingOrders, waitingSince, refusedOrders, heldFiles, unknownStatuses, streams } = state;
  const isLate = streams.some((stream) => stream.stream === 'orders' && stream.isLate);
  const isQuiet = waitingOrders + refusedOrders + heldFiles + unknownStatuses.length === 0;
  return (
    <List>
      {isQuiet && (
        <Item icon={<SuccessIcon />} tone="success">
          <Text>
            Ничего: ни{'\u00a0'}один файл не{'\u00a0'}ждёт решения, заказы переданы
          </Text>
        </Item>
      )}
      {heldFiles > 0 && (
        <Item icon={<WarningIcon />} tone="warning">
          <HeldFiles count={heldFiles} />
        </Item>
      )}
      {refusedOrders > 0 && (
        <Item icon={<AlertIcon />} tone="danger">
          <Link to="/office/exchange/orders/?state=refused">
            1С отказала: {countOf(refusedOrders, 'заказ', 'заказа', 'заказов')}
          </Link>
        </Item>
      )}
      {unknownStatuses.length > 0 && (
        <Item icon={<WarningIcon />} tone="warning">
          <UnknownStatuses statuses={unknownStatuses} />
        </Item>
      )}
      {waitingOrders > 0 && (
        <Item icon={<ClockIcon />} tone={isLate ? 'danger' : 'textMuted'}>
          <Link to="/office/exchange/orders/">
            Ждут 1С: {countOf(waitingOrders, 'заказ', 'заказа', 'заказов')}
          </Link>
          {waitingSince !== null && (
            <Text as="p" size="s" tone={isLate ? 'danger' : 'muted'}>
              Самый давний ждёт {formatAge(waitingSince, now)}
            </Text>
          )}
        </Item>
      )}
      <Item icon={<ListIcon />} tone="textMuted">
        <Link to="/office/exchange/journal/?troubled=1">Отклонённые файлы и{'\u00a0'}замечания</Link>
        <Text as="p" size="s" tone="muted">
          В{'\u00a0'}журнале обмена, с{'\u00a0'}причинами
        </Text>
      </Item>
    </List>
  );
}

function UnknownStatuses({ statuses }: { readonly statuses: ExchangeState['unknownStatuses'] }) {
  const canSet = useIsAllowed('office.settings');
  return (
    <>
      <Text as="p" weight="medium">
        Статусы 1С, которых магазин не{'\u00a0'}знает
      </Text>
      <Text as="p" size="s" tone="muted">
        {statuses
          .map(({ status, orders }) => `«${status}»: ${countOf(orders, 'заказ', 'заказа', 'заказов')}`)
          .join(', ')}
        . Эти заказы стоят на{'\u00a0'}прежнем шаге.
      </Text>
      {canSet ? (
        <Link to="/office/settings/exchange-statuses/">Сопоставить: статусы заказов 1С</Link>
      ) : (
        <Text as="p" size="s">
          Сопоставляет сотрудник с{'\u00a0'}правом «Настройки», в{'\u00a0'}настройке «Статусы заказов 1С»
        </Text>
      )}
    </>
  );
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly tone: keyof typeof color & string;
  readonly children: ReactNode;
}

function Item({ icon, tone, children }: ItemProps) {
  return (
    <Line $tone={color[tone]}>
      {icon}
      <div>{children}</div>
    </Line>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $tone: string }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > .lucide {
    color: ${(p) => p.$tone};
  }
`;
