import { saveHome } from '@shop/contracts/catalog/home';
import { call, messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';
import type { HomeControls } from './arrange-blocks.ts';
import { homeQuery } from './home.queries.ts';

let unsent: HomeControls | undefined;
let sending: Promise<boolean> | undefined;

/**
 * Shows an arrangement at once and stores it on the server: one request at a time, and only the last of several
 * changes. If the server refuses, its version is restored with a message and a retry button, and the result is false.
 */
export function saveControls(controls: HomeControls): Promise<boolean> {
  const onServer = currentControls();
  // A pending answer would restore the old arrangement.
  void queryClient.cancelQueries({ queryKey: homeQuery().queryKey }, { revert: false });
  show(controls);
  unsent = controls;
  sending ??= sendUnsent(onServer);
  return sending;
}

async function sendUnsent(before: HomeControls): Promise<boolean> {
  let onServer = before;
  while (unsent) {
    const control: HomeControls = unsent;
    unsent = undefined;
    try {
      await call(saveHome, { body: { control } });
      onServer = control;
    } catch (error) {
      const latest = unsent ?? control;
      unsent = undefined;
      sending = undefined;
      show(onServer);
      toast.danger(`Расположение блоков не сохранено. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void saveControls(latest) },
      });
      return false;
    }
  }
  sending = undefined;
  return true;
}

/** The arrangement on screen or about to be: several changes may come before it renders. */
export function currentControls(): HomeControls {
  return queryClient.getQueryData(homeQuery().queryKey)?.controls ?? [];
}

function show(controls: HomeControls): void {
  queryClient.setQueryData(homeQuery().queryKey, (home) => home && { ...home, controls });
}
