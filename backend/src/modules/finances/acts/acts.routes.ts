import { getActs, openAct, requestAct } from '@shop/contracts/finances/reconciliation-acts';
import { type Module, route, write } from '../../../platform/http/route.ts';
import { financeActor } from '../ledger/finance-actor.ts';
import { findActs, presentAct, readyAct } from './acts.repository.ts';
import { ACT_FILE, produceAct } from './acts-files.ts';
import { ActPreparer, actThread } from './acts-preparer.ts';
import { createAct } from './acts-request.ts';

/** Acts of reconciliation (§7, decision 056), at all counterparties where the actor has the right `finances`. */
export const actModule: Module = async (services) => {
  const { files, onClose } = services;
  const preparer = await ActPreparer.start(services);
  // A thread of its own, so that short acts do not wait for a long one.
  const thread = actThread();
  onClose(() => thread.close());
  files.register(
    ACT_FILE,
    produceAct((act) => thread.render(act)),
  );

  return [
    route(getActs, async ({ db, actor, query: { contragent, ...page } }) =>
      findActs(db, await financeActor(db, actor, contragent), page),
    ),

    write(requestAct, async ({ db, actor, body, afterCommit }) => {
      const act = await createAct(db, actor, body);
      if (act.state === 'preparing') afterCommit(() => preparer.wake());
      return presentAct(act);
    }),

    write(openAct, async ({ db, actor, params: { id }, body: { format } }) => {
      await readyAct(db, actor, id);
      return { url: await files.issueUrl(db, actor, { kind: ACT_FILE, parameters: { id, format } }) };
    }),
  ];
};
