import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/shared/contracts/orders';
import { media, space } from '@shop/shared/theme';
import { Button, Select, TextField } from '@shop/shared/ui';
import { CloseIcon } from '@shop/shared/ui/icons';
import { useRef } from 'react';
import styled from 'styled-components';
import { SearchForm } from '../common/search-form.tsx';
import type { OrdersFilter, OrdersParams } from './use-orders-params.ts';

interface OrdersFiltersProps {
  readonly params: OrdersParams;
  readonly isFiltered: boolean;
  readonly setFilter: (change: Partial<OrdersFilter>) => void;
  readonly clearFilter: () => void;
}

const statuses = [
  { value: '', label: 'Все статусы' },
  ...Object.entries(ORDER_STATUS_NAMES).map(([value, label]) => ({ value, label })),
];

/** The filters of the list, kept in the URL. */
export function OrdersFilters({ params, isFiltered, setFilter, clearFilter }: OrdersFiltersProps) {
  const bar = useRef<HTMLDivElement>(null);

  function handleClear() {
    clearFilter();
    // The button goes with the last filter; the next one begins in the first field.
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <Bar ref={bar} role="search" aria-label="Фильтр заказов">
      <SearchForm
        label="Номер, товар или артикул"
        search={params.search}
        onSearch={(search) => setFilter({ search })}
      />
      <Select
        label="Статус"
        options={statuses}
        value={params.status ?? ''}
        onChange={(event) =>
          setFilter({ status: (event.target.value || undefined) as OrderStatus | undefined })
        }
      />
      <TextField
        label="Оформлены с"
        type="date"
        max={params.dateTo}
        value={params.dateFrom ?? ''}
        onChange={(event) => setFilter({ dateFrom: event.target.value || undefined })}
      />
      <TextField
        label="по"
        type="date"
        min={params.dateFrom}
        value={params.dateTo ?? ''}
        onChange={(event) => setFilter({ dateTo: event.target.value || undefined })}
      />
      {isFiltered && (
        <Button variant="quiet" icon={<CloseIcon />} onClick={handleClear}>
          Сбросить
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  align-items: end;
  gap: ${space[3]};
  & > form {
    grid-column: span 2;
  }
  /* The two ends of the period stand side by side on any screen. */
  ${media.down('mobileDashboard')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > form {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 519px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > form + * {
      grid-column: 1 / -1;
    }
  }
  & > button {
    justify-self: start;
  }
`;
