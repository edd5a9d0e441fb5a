import { ORDER_STATUS_NAMES, type OrderSummary } from '@shop/contracts/basket-order/orders';
import { formatInstantDay } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import type { WiredField } from '@shop/kit/form';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Text } from '@shop/ui';
import { OrdersIcon } from '@shop/ui/parts/icons';
import { SuggestionField } from '@shop/ui/parts/suggestion-field';
import { useState } from 'react';
import { useDebounced } from '../../common/use-debounced.ts';
import { ordersFoundQuery } from '../common/appeals.queries.ts';

interface OrderFieldProps {
  readonly field: WiredField;
  readonly onTake: (order: OrderSummary) => void;
}

/** Chooses one of the company's orders, from the latest or by number, article or product. */
export function OrderField({ field, onTake }: OrderFieldProps) {
  const [isOpened, setOpened] = useState(false);
  const search = useDebounced(field.value.trim());
  const { data, error, isFetching } = useQuery({ ...ordersFoundQuery(search), enabled: isOpened });
  const isPending = isOpened && (isFetching || search !== field.value.trim());
  const isEmpty = isOpened && !isPending && data?.items.length === 0;
  return (
    <SuggestionField
      {...field}
      label="Заказ"
      hint="Если обращение о заказе: номер, товар или артикул"
      icon={<OrdersIcon />}
      maxLength={200}
      spellCheck={false}
      onFocus={(event) => {
        setOpened(true);
        field.onFocus(event);
      }}
      suggestions={data?.items ?? []}
      keyOf={({ id }) => id}
      renderSuggestion={describeOrder}
      listLabel="Заказы компании"
      isPending={isPending}
      emptyText={
        isEmpty ? (
          <Text tone="muted">{search ? 'Таких заказов нет' : 'Заказов пока не было'}</Text>
        ) : (
          error && !data && !isPending && <Text tone="danger">{messageOf(error)}</Text>
        )
      }
      onTake={onTake}
      // Enter chooses an exact number; it must not submit the form.
      onEnter={(typed) => {
        const exact = data?.items.find(({ number }) => number.toLowerCase() === typed.trim().toLowerCase());
        if (exact) onTake(exact);
      }}
    />
  );
}

function describeOrder({ number, createdAt, status, lineCount }: OrderSummary) {
  return (
    <>
      <Text weight="medium" numeric>
        № {number}
      </Text>
      <Text size="s" tone="muted" numeric>
        {formatInstantDay(createdAt)} · {ORDER_STATUS_NAMES[status]} ·{' '}
        {countOf(lineCount, 'позиция', 'позиции', 'позиций')}
      </Text>
    </>
  );
}
