import { saveHome } from '@shop/contracts/catalog/home';
import { call, messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import type { HomeControls } from './arrange-blocks.ts';
import { homeQuery } from './home.queries.ts';

let wanted: HomeControls | undefined;
let sending: Promise<boolean> | undefined;

/**
 * Shows an arrangement at once and keeps it on the server: one request at a time, of several changes only the last.
 * If the server does not take it, what it has comes back on screen, with a message and the way to try again; then the
 * answer is false.
 */
export function keepControls(controls: HomeControls): Promise<boolean> {
  const onServer = currentControls();
  // An answer that is under way would bring the old arrangement back.
  void queryClient.cancelQueries({ queryKey: homeQuery().queryKey }, { revert: false });
  show(controls);
  wanted = controls;
  sending ??= sendWanted(onServer);
  return sending;
}

async function sendWanted(before: HomeControls): Promise<boolean> {
  let onServer = before;
  while (wanted) {
    const control: HomeControls = wanted;
    wanted = undefined;
    try {
      await call(saveHome, { body: { control } });
      onServer = control;
    } catch (error) {
      const latest = wanted ?? control;
      wanted = undefined;
      sending = undefined;
      show(onServer);
      toast.danger(`Расположение блоков не сохранено. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void keepControls(latest) },
      });
      return false;
    }
  }
  sending = undefined;
  return true;
}

/** What is on screen, or will be a moment later: several changes may come before it is drawn. */
export function currentControls(): HomeControls {
  return queryClient.getQueryData(homeQuery().queryKey)?.controls ?? [];
}

function show(controls: HomeControls): void {
  queryClient.setQueryData(homeQuery().queryKey, (home) => home && { ...home, controls });
}
