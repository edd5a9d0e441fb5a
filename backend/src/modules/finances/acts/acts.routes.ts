import { getActs, openAct, requestAct } from '@shop/contracts/finances/acts';
import { type Module, route, write } from '../../../platform/http/route.ts';
import { financeActor } from '../ledger/finance-actor.ts';
import { findActs, presentAct, readyAct } from './acts.repository.ts';
import { ACT_FILE, produceAct } from './acts-files.ts';
import { ActMaker, actThread } from './acts-maker.ts';
import { askForAct } from './acts-request.ts';

/** Acts of reconciliation of all of the actor's counterparties where the right `finances` is held (decision 056). */
export const actModule: Module = async (services) => {
  const { files, onClose } = services;
  const maker = await ActMaker.start(services);
  // Short acts do not wait for a long one.
  const thread = actThread();
  onClose(() => thread.close());
  files.register(
    ACT_FILE,
    produceAct((act) => thread.draw(act)),
  );

  return [
    route(getActs, async ({ db, actor, query: { contragent, ...page } }) =>
      findActs(db, await financeActor(db, actor, contragent), page),
    ),

    write(requestAct, async ({ db, actor, body, afterCommit }) => {
      const act = await askForAct(db, actor, body);
      if (act.state === 'preparing') afterCommit(() => maker.wake());
      return presentAct(act);
    }),

    write(openAct, async ({ db, actor, params: { id }, body: { format } }) => {
      await readyAct(db, actor, id);
      return { url: await files.issueUrl(db, actor, { kind: ACT_FILE, parameters: { id, format } }) };
    }),
  ];
};
