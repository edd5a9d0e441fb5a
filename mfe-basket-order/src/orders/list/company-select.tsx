import type { getOrders } from '@shop/contracts/basket-order/orders';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { Select } from '@shop/ui';
import styled from 'styled-components';
import { ALL_COMPANIES } from '../common/use-orders-params.ts';

export type Company = CallAnswer<typeof getOrders>['counterparties'][number];

interface CompanySelectProps {
  readonly companies: readonly Company[];
  /** Undefined for the current company. */
  readonly contragent: string | undefined;
  readonly onChoose: (contragent: string | undefined) => void;
}

/** Selects the current company, another one of the user's, or all. Users of a single company see nothing. */
export function CompanySelect({ companies, contragent, onChoose }: CompanySelectProps) {
  if (companies.length < 2) return null;
  const current = companies.find(({ isCurrent }) => isCurrent)?.code ?? '';
  return (
    <Place>
      <Select
        label="Компания"
        options={[
          ...companies.map(({ code, name }) => ({ value: code, label: name })),
          { value: ALL_COMPANIES, label: 'Все мои компании' },
        ]}
        value={contragent ?? current}
        onChange={({ target }) => onChoose(target.value === current ? undefined : target.value)}
      />
    </Place>
  );
}

const Place = styled.div`
  grid-column: span 2;
  min-inline-size: 0;
`;
