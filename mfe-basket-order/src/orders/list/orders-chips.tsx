import { ORDER_STATUS_NAMES, ORDER_TYPE_NAMES } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { Button, Row } from '@shop/ui';
import { Tag } from '@shop/ui/parts/tag';
import { useRef } from 'react';
import styled from 'styled-components';
import { ALL_COMPANIES, type OrdersFilter } from '../common/use-orders-params.ts';
import type { Company } from './company-select.tsx';

interface OrdersChipsProps {
  readonly filter: OrdersFilter;
  readonly companies: readonly Company[];
  readonly setFilter: (change: Partial<OrdersFilter>) => void;
  readonly clearFilter: () => void;
  /** The last one is gone, and its button with the focus. */
  readonly onLastGone: () => void;
}

/** What the list is narrowed to: each can be taken away, and all of it at once. */
export function OrdersChips({ filter, companies, setFilter, clearFilter, onLastGone }: OrdersChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filter, companies);
  if (chips.length === 0) return null;

  function remove(without: Partial<OrdersFilter>) {
    setFilter(without);
    if (chips.length === 1) return onLastGone();
    // The focus goes on to the next that is left once this one has gone.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  }
  return (
    <Chips ref={row} gap={2} role="group" aria-label="Выбранные фильтры">
      {chips.map(({ words, without }) => (
        <Tag key={words} onRemove={() => remove(without)}>
          {words}
        </Tag>
      ))}
      <Button
        size="s"
        variant="quiet"
        onClick={() => {
          clearFilter();
          onLastGone();
        }}
      >
        Сбросить все
      </Button>
    </Chips>
  );
}

function chipsOf(filter: OrdersFilter, companies: readonly Company[]) {
  const { search, status, orderType, dateFrom, dateTo, contragent } = filter;
  const company = contragent === ALL_COMPANIES ? 'Все мои компании' : nameOf(contragent, companies);
  const chips: readonly (readonly [words: string | undefined | '', without: Partial<OrdersFilter>])[] = [
    [search && `Поиск: ${search}`, { search: '' }],
    [status && ORDER_STATUS_NAMES[status], { status: undefined }],
    [orderType && ORDER_TYPE_NAMES[orderType], { orderType: undefined }],
    [periodOf(dateFrom, dateTo), { dateFrom: undefined, dateTo: undefined }],
    [company, { contragent: undefined }],
  ];
  return chips.flatMap(([words, without]) => (words ? [{ words, without }] : []));
}

function nameOf(code: string | undefined, companies: readonly Company[]): string | undefined {
  if (code === undefined) return undefined;
  // Names come with the list.
  if (companies.length === 0) return 'Компания';
  return companies.find((company) => company.code === code)?.name ?? 'Другая компания';
}

function periodOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return `С ${formatDay(from)}`;
  return to && `По ${formatDay(to)}`;
}

const Chips = styled(Row)`
  @media print {
    display: none;
  }
`;
