import { switchCounterparty } from '@shop/contracts/account/header';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { announceSwitch } from '../../host/navigation/announce-switch.ts';
import { refreshHeader } from '../common/header.queries.ts';

/** Makes a counterparty the current one (§4), refreshes the header and tells every tab of the browser to reload. */
export function useSwitchCounterparty() {
  const switching = useMutation({
    mutationFn: async (id: number) => {
      await announceSwitch();
      await call(switchCounterparty, { params: { id } });
      await refreshHeader();
    },
    onSuccess: (_, counterpartyId) => publish('counterparty.switched', { counterpartyId }),
    onError: (refusal, id) =>
      toast.danger(`Организация не изменена. ${messageOf(refusal)}`, {
        action: { label: 'Повторить', onClick: () => switching.mutate(id) },
      }),
  });
  return switching;
}
