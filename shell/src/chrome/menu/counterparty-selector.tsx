import { switchCounterparty } from '@shop/contracts/account/header';
import { truncateName } from '@shop/domain/format/truncate-name';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { Select, toast } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { announceSwitch } from '../../host/navigation/announce-switch.ts';
import { refreshHeader, useHeader } from '../common/header.queries.ts';
import { HeaderPlace } from '../common/header-place.tsx';

/**
 * The current counterparty (§4). Choosing another one saves it, refreshes the header and tells every tab of the browser
 * to reload: prices, stock, basket and rights all differ.
 */
export function CounterpartySelector() {
  const header = useHeader();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (id: number) => {
      await announceSwitch();
      await call(switchCounterparty, { params: { id } });
      await refreshHeader();
    },
    onSuccess: (_, counterpartyId) => publish('counterparty.switched', { counterpartyId }),
    onError: (refusal, id) =>
      toast.danger(`Организация не изменена. ${messageOf(refusal)}`, {
        action: { label: 'Повторить', onClick: () => mutate(id) },
      }),
  });
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
