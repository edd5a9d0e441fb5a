import { endSessions } from '@shop/contracts/account/account';
import { call, messageOf } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { sessionsQuery } from './profile.queries.ts';

/** Ends one session of the user, or without an id all but the current one. */
export function useEndSessions() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number | undefined) => call(endSessions, { body: { id } }),
    onSuccess: (_, id) => {
      toast.success(id === undefined ? 'Остальные сеансы завершены' : 'Сеанс завершён');
    },
    onError: (error) => {
      toast.danger(messageOf(error));
    },
    // Also after a failure, because the session may have expired meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
