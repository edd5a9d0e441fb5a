import { ORDER_STATUS_NAMES, ORDER_TYPE_NAMES } from '@shop/contracts/basket-order/orders';
import { Button, Select } from '@shop/ui';
import { FilterIcon } from '@shop/ui/parts/icons';
import { SearchForm } from '@shop/ui/parts/search-form';
import { media, space } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { OrdersFilter } from '../common/use-orders-params.ts';
import { type Company, CompanySelect } from './company-select.tsx';
import { PeriodFields } from './period-fields.tsx';

interface OrdersFiltersProps {
  readonly filter: OrdersFilter;
  /** The companies of the user; a single one needs no choice. */
  readonly companies: readonly Company[];
  /** The period in the URL was reversed and has been swapped. */
  readonly isReversed: boolean;
  readonly setFilter: (change: Partial<OrdersFilter>) => void;
}

const optionsOf = (names: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const statuses = optionsOf(ORDER_STATUS_NAMES, 'Все статусы');
const types = optionsOf(ORDER_TYPE_NAMES, 'Любые');

/** The filters of the list (§3), stored in the URL. On phones all but the search are folded. */
export function OrdersFilters({ filter, companies, isReversed, setFilter }: OrdersFiltersProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <Bar role="search" aria-label="Фильтр заказов">
      <SearchForm
        label="Номер, товар или артикул"
        search={filter.search}
        onSearch={(search) => setFilter({ search })}
      />
      <Unfold
        icon={<FilterIcon />}
        aria-expanded={isUnfolded}
        aria-controls="orders-filters"
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        Фильтры
      </Unfold>
      <Fields id="orders-filters" $isUnfolded={isUnfolded}>
        <Select
          label="Статус"
          options={statuses}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            setFilter({ status: (target.value || undefined) as OrdersFilter['status'] })
          }
        />
        <Select
          label="Наличие при заказе"
          options={types}
          value={filter.orderType ?? ''}
          onChange={({ target }) =>
            setFilter({ orderType: (Number(target.value) || undefined) as OrdersFilter['orderType'] })
          }
        />
        <PeriodFields
          period={{ dateFrom: filter.dateFrom, dateTo: filter.dateTo }}
          isCorrected={isReversed}
          onChange={setFilter}
        />
        <CompanySelect
          companies={companies}
          contragent={filter.contragent}
          onChoose={(contragent) => setFilter({ contragent })}
        />
      </Fields>
    </Bar>
  );
}

/** Four columns on wide screens reserve space for the companies, which load later. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
  & > form {
    grid-column: span 2;
  }
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > form {
      grid-column: auto;
    }
  }
  @media print {
    display: none;
  }
`;

/** Aligned with the field beside it, below its label. */
const Unfold = styled(Button)`
  align-self: end;
  ${media.up('mobile')} {
    display: none;
  }
`;

const Fields = styled.div<{ $isUnfolded: boolean }>`
  display: contents;
  ${media.down('mobile')} {
    grid-column: 1 / -1;
    display: ${(p) => (p.$isUnfolded ? 'grid' : 'none')};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${space[3]};
  }
`;
