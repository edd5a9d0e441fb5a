import { truncateName } from '@shop/domain/format/truncate-name';
import { Select } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';
import { useSwitchCounterparty } from './switch-counterparty.mutation.ts';

/**
 * The current counterparty (§4). Choosing another one reloads every tab: prices, stock, basket and rights all differ.
 */
export function CounterpartySelector() {
  const header = useHeader();
  const { mutate, isPending, variables, error } = useSwitchCounterparty();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // A disabled control cannot have the focus.
    if (error && document.activeElement === document.body) field.current?.focus();
  }, [error]);
  if (!header) return <HeaderPlace name="Организация" height={60} />;
  const { counterparties } = header;
  if (counterparties.length === 0) return null;

  const current = counterparties.find(({ isCurrent }) => isCurrent);
  return (
    <Select
      ref={field}
      label="Организация"
      options={counterparties.map(({ id, name }) => ({ value: String(id), label: truncateName(name) }))}
      value={String((isPending ? variables : current?.id) ?? '')}
      title={current?.name}
      disabled={isPending}
      onChange={(event) => mutate(Number(event.target.value))}
    />
  );
}
