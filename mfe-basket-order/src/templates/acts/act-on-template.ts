import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';

type Acts = typeof import('./template-acts.ts');

/** Does something to a template once the code for it is there; says so if it does not come, and answers undefined. */
export async function actOnTemplate<R>(act: (acts: Acts) => Promise<R>): Promise<R | undefined> {
  let acts: Acts;
  try {
    acts = await import(/* webpackChunkName: "templates-later" */ './template-acts.ts');
  } catch (error) {
    toast.danger(messageOf(error));
    return undefined;
  }
  return act(acts);
}
