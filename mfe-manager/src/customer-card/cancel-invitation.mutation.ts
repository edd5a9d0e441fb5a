import { cancelInvitation } from '@shop/contracts/manager/manager-users';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { refreshManaged } from '../common/managed.queries.ts';

/** Cancels an invitation by SMS; the outcome is reported by a toast. */
export function useCancelInvitation(companyId: number) {
  return useMutation({
    mutationFn: (phone: string) => call(cancelInvitation, { body: { contragent: companyId, phone } }),
    onSuccess: () => toast.success('Приглашение отозвано'),
    onError: (error) => toast.danger(messageOf(error)),
    onSettled: refreshManaged,
  });
}
