import {
  decideExchangeFile,
  getExchangeFile,
  getExchangeJournal,
  getExchangeOrders,
  getExchangeState,
  offerOrderAgain,
  tryExchangeNode,
} from '@shop/contracts/office/exchange';
import {
  addExchangeNode,
  getExchangeNodes,
  renewExchangePassword,
  saveExchangeNode,
} from '@shop/contracts/office/exchange-nodes';
import { route, write } from '../../platform/http/route.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { decideFile } from './desk/decide-file.ts';
import { listExchanges, readFileWithProblems } from './desk/journal.repository.ts';
import { listExchangeOrders, offerAgain } from './desk/orders.repository.ts';
import { readState } from './desk/state.service.ts';
import { tryNode } from './desk/try-node.ts';
import { addNode, listNodes, renewPassword, saveNode } from './nodes/nodes.service.ts';

/** Where 1C calls; `processes/exchange` answers there. */
const ADDRESS = '/api/1c/exchange';

export const exchangeRoutes = [
  route(getExchangeState, ({ db }) => readState(db)),
  route(getExchangeJournal, ({ db, query: { troubled, ...asked } }) =>
    listExchanges(db, { ...asked, isTroubledOnly: troubled === '1' }),
  ),
  route(getExchangeFile, ({ db, params, query }) => readFileWithProblems(db, params.id, query.page)),
  write(decideExchangeFile, async ({ actor, body, db, params: { id } }) => {
    await decideFile(db, officeActor(actor), id, body.isAccepted);
    return (await readFileWithProblems(db, id, 1)).file;
  }),
  route(getExchangeOrders, ({ db, query }) => listExchangeOrders(db, query)),
  write(offerOrderAgain, ({ db, params }) => offerAgain(db, params.id)),
  // The calls go out to the shop's own address, so no transaction waits for them.
  route(tryExchangeNode, ({ db, body: { password }, params: { id }, services: { settings } }) =>
    tryNode(db, { id, password, address: settings.publicUrl + ADDRESS }),
  ),
  route(getExchangeNodes, async ({ db, services: { settings } }) => ({
    address: settings.publicUrl + ADDRESS,
    items: await listNodes(db),
  })),
  write(addExchangeNode, ({ actor, body, db }) => addNode(db, officeActor(actor), body)),
  write(saveExchangeNode, ({ actor, body, db, params }) => saveNode(db, officeActor(actor), params.id, body)),
  write(renewExchangePassword, ({ actor, db, params }) => renewPassword(db, officeActor(actor), params.id)),
];
