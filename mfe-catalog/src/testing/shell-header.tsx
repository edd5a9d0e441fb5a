import { getHeader } from '@shop/contracts/account/header';
import { useEvent } from '@shop/platform/events';
import { callQuery, useQuery, useQueryClient } from '@shop/platform/query';

/** Plays the shell's header: it loads the header's data, refetches them after events, and shows counters. */
export function ShellHeader() {
  const client = useQueryClient();
  const { data } = useQuery(callQuery(getHeader, {}));
  const reread = () => void client.invalidateQueries({ queryKey: callQuery(getHeader, {}).queryKey });
  useEvent('favourites.changed', reread);
  useEvent('compare.changed', reread);
  return data ? (
    <p>
      Избранное: {data.favourites.length}, сравнение: {data.compare.length}
    </p>
  ) : null;
}
