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
  /** Called when the last chip is removed together with its focused button. */
  readonly onLastRemoved: () => void;
}

/** The active filters as chips: each can be removed, or all at once. */
export function OrdersChips({ filter, companies, setFilter, clearFilter, onLastRemoved }: OrdersChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filter, companies);
  if (chips.length === 0) return null;

  function remove(without: Partial<OrdersFilter>) {
    setFilter(without);
    if (chips.length === 1) return onLastRemoved();
    // The focus moves on to the next remaining chip.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  }
  return (
    <Chips ref={row} gap={2} role="group" aria-label="Выбранные фильтры">
      {chips.map(({ label, without }) => (
        <Tag key={label} onRemove={() => remove(without)}>
          {label}
        </Tag>
      ))}
      <Button
        size="s"
        variant="quiet"
        onClick={() => {
          clearFilter();
          onLastRemoved();
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
  const chips: readonly (readonly [label: string | undefined | '', without: Partial<OrdersFilter>])[] = [
    [search && `Поиск: ${search}`, { search: '' }],
    [status && ORDER_STATUS_NAMES[status], { status: undefined }],
    [orderType && ORDER_TYPE_NAMES[orderType], { orderType: undefined }],
    [periodOf(dateFrom, dateTo), { dateFrom: undefined, dateTo: undefined }],
    [company, { contragent: undefined }],
  ];
  return chips.flatMap(([label, without]) => (label ? [{ label, without }] : []));
}

function nameOf(code: string | undefined, companies: readonly Company[]): string | undefined {
  if (code === undefined) return undefined;
  // Company names arrive with the list.
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
