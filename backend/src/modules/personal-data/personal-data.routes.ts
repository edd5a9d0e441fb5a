import { Readable } from 'node:stream';
import {
  cancelErasure,
  exportOwnData,
  getOwnData,
  giveConsents as giveCall,
  requestErasure,
  withdrawConsent as withdrawCall,
} from '@shop/contracts/account/consents';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import type { FileProducer } from '../../platform/files/file-tickets.ts';
import { type Module, route, write } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { giveConsents, readOwnConsents, withdrawConsent } from '../consents/consents.api.ts';
import { refuseWhenImpersonating } from '../session/session.api.ts';
import { closeErasureRequest, findOpenRequest, openErasureRequest } from './erasure-requests.ts';
import { exportPerson } from './export-person.ts';
import { findProvenPerson } from './person.ts';

const FILE_KIND = 'own-data';

/** A user’s consents, copy of the data and request for erasure; somebody who impersonates the user is refused. */
export const personalDataModule: Module = ({ files }) => {
  files.register(FILE_KIND, produceCopy);
  return [
    route(getOwnData, async ({ actor, db }) => {
      refuseWhenImpersonating(actor);
      const open = await findOpenRequest(db, actor.userId);
      return {
        // Staff agree with their employer, on paper.
        consents: actor.role === 'CUSTOMER' ? await readOwnConsents(db, actor.userId) : [],
        erasure: open ? { requestedAt: open.requestedAt.toISOString(), dueOn: open.dueOn } : null,
      };
    }),

    write(giveCall, async ({ actor, body, db, request }) => {
      refuseWhenImpersonating(actor);
      await giveConsents(db, actor.userId, body, visitorOf(request));
    }),

    write(withdrawCall, async ({ actor, body, db }) => {
      refuseWhenImpersonating(actor);
      await withdrawConsent(db, actor.userId, body.kind);
    }),

    // `write` would store the URL with the Idempotency-Key.
    route(exportOwnData, async ({ actor, db, services }) => {
      refuseWhenImpersonating(actor);
      return { url: await services.files.issueUrl(db, actor, { kind: FILE_KIND, parameters: {} }) };
    }),

    write(requestErasure, async ({ actor, db, log }) => {
      refuseWhenImpersonating(actor);
      await openErasureRequest(db, actor.userId);
      log.info({ userId: actor.userId }, 'erasure requested');
    }),

    write(cancelErasure, async ({ actor, db }) => {
      refuseWhenImpersonating(actor);
      await closeErasureRequest(db, actor.userId, 'cancelled');
    }),
  ];
};

const produceCopy: FileProducer = async (_, { db, actor }) => {
  const person = await findProvenPerson(db, actor.login);
  if (person === undefined) throw new NotFound();
  return {
    name: `Мои данные ${todayInMoscow()}.json`,
    type: 'application/json; charset=utf-8',
    content: Readable.from(exportPerson(db, person)),
  };
};
