import { cancelErasure, requestErasure } from '@shop/contracts/account/consents';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { refreshOwnData } from '../../chrome/consents/consents.queries.ts';

/** Sends the request for erasure, or takes it back. */
export function useErasureRequest() {
  return useMutation({
    mutationFn: (isWanted: boolean) => call(isWanted ? requestErasure : cancelErasure, {}),
    onSuccess: (_, isWanted) => {
      toast(isWanted ? 'Запрос отправлен' : 'Запрос отозван');
    },
    onError: (error) => {
      toast.danger(messageOf(error));
    },
    onSettled: refreshOwnData,
  });
}
