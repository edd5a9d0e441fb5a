import {
  addExchangeNode,
  getExchangeNodes,
  renewExchangePassword,
  saveExchangeNode,
} from '@shop/contracts/office/exchange-nodes';
import { route, write } from '../../platform/http/route.ts';
import { officeActor } from '../office-journal/office-journal.api.ts';
import { addNode, listNodes, renewPassword, saveNode } from './nodes/nodes.service.ts';

/** Where 1C calls; `processes/exchange` answers there. */
const ADDRESS = '/api/1c/exchange';

export const exchangeRoutes = [
  route(getExchangeNodes, async ({ db, services: { settings } }) => ({
    address: settings.publicUrl + ADDRESS,
    items: await listNodes(db),
  })),
  write(addExchangeNode, ({ actor, body, db }) => addNode(db, officeActor(actor), body)),
  write(saveExchangeNode, ({ actor, body, db, params }) => saveNode(db, officeActor(actor), params.id, body)),
  write(renewExchangePassword, ({ actor, db, params }) => renewPassword(db, officeActor(actor), params.id)),
];
