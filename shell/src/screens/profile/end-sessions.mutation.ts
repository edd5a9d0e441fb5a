import { endSessions } from '@shop/contracts/account/account';
import { call, messageOf } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { sessionsQuery } from './profile.queries.ts';

/** Ends one session of the user, or without an id all but this one. */
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
    // Also after a failure: it may have ended by itself meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
