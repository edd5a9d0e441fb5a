import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

type Actions = typeof import('./template-actions-lazy.ts');

/** Runs an action on a template once its lazy chunk has loaded. If the chunk fails, shows a toast and resolves to undefined. */
export async function runTemplateAction<R>(run: (actions: Actions) => Promise<R>): Promise<R | undefined> {
  let actions: Actions;
  try {
    actions = await import(/* webpackChunkName: "templates-lazy" */ './template-actions-lazy.ts');
  } catch (error) {
    toast.danger(messageOf(error));
    return undefined;
  }
  return run(actions);
}
