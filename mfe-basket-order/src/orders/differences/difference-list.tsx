import type { OrderChange, OrderDifference } from '@shop/contracts/basket-order/order-changes';
import { formatDay } from '@shop/domain/format/date';
import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { Text } from '@shop/ui';
import { space } from '@shop/ui/theme';
import styled from 'styled-components';

/** Every difference with what was and what becomes, then the sums. */
export function DifferenceList({ change }: { readonly change: OrderChange }) {
  const { differences, oldTotalKopecks, newTotalKopecks } = change;
  return (
    <div tabIndex={-1} data-keeps-focus>
      <List>
        {differences.map((difference, index) => (
          <li key={index}>
            {titleOf(difference)}: <Text numeric>{wordsOf(difference)}</Text>
          </li>
        ))}
      </List>
      {oldTotalKopecks !== null && newTotalKopecks !== null && oldTotalKopecks !== newTotalKopecks && (
        <div>
          Сумма заказа:{' '}
          <Text numeric>{`${formatMoney(oldTotalKopecks)} → ${formatMoney(newTotalKopecks)}`}</Text>
        </div>
      )}
    </div>
  );
}

function titleOf(difference: OrderDifference): string {
  if (difference.kind === 'delivery') return 'Доставка';
  return difference.kind === 'date' ? 'Отгрузка' : difference.name;
}

function wordsOf(difference: OrderDifference): string {
  const money = (kopecks: number | null) =>
    kopecks === null ? 'по\u00a0цене отдела продаж' : formatMoney(kopecks);
  switch (difference.kind) {
    case 'quantity':
      return `${amountOf(difference.before, difference.measure)} → ${amountOf(difference.after, difference.measure)}`;
    case 'price':
    case 'delivery':
      return difference.beforeKopecks === null
        ? 'изменилась цена'
        : `${money(difference.beforeKopecks)} → ${money(difference.afterKopecks)}`;
    case 'removed':
      return `${amountOf(difference.before, difference.measure)} → не\u00a0будет в\u00a0заказе`;
    case 'added':
      return `добавить ${amountOf(difference.after, difference.measure)}${
        difference.afterKopecks === null ? '' : ` по\u00a0${money(difference.afterKopecks)}`
      }`;
    case 'date':
      return `${difference.before === null ? 'без\u00a0даты' : formatDay(difference.before)} → ${formatDay(difference.after)}`;
  }
}

const List = styled.ul`
  margin: 0 0 ${space[2]};
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  & > li {
    list-style: disc;
  }
`;
