import {
  addAppeal as addAppealCall,
  addAppealMessage,
  getAppeal,
  getAppeals,
  getAppealTypes,
  getManagedAppeals,
  readAppeal,
  setAppealRating,
  setAppealStatus,
} from '@shop/contracts/support/appeals';
import { transact } from '../../platform/database/transact.ts';
import { route, write } from '../../platform/http/route.ts';
import { readerOfAppeal, sideOf } from '../access/access.api.ts';
import { addAppeal } from './add-appeal.ts';
import { addMessage } from './add-message.ts';
import { countMessage } from './appeal-rate-limits.ts';
import { appealFigures, appealsOf, findAppealTypes } from './appeals.repository.ts';
import { changeStatus } from './change-status.ts';
import { findMessages, findStatuses } from './conversation.repository.ts';
import { markRead } from './mark-read.ts';
import { rateAppeal } from './rate-appeal.ts';

/** Appeals (§7): a customer reads and writes those of his companies, a manager those of all clients. */
export const appealRoutes = [
  route(getAppeals, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await appealsOf(db, actor).list(query);
    return { items: items.map(presentHead), navigation: pageNavigation };
  }),

  route(getManagedAppeals, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await appealsOf(db, actor).list(query);
    return {
      items: items.map((appeal) => ({ ...presentHead(appeal), ...presentForManager(appeal) })),
      navigation: pageNavigation,
      figures: await appealFigures(db),
    };
  }),

  route(getAppeal, async ({ db, actor, params: { id } }) => {
    const reader = await readerOfAppeal(db, actor, id);
    const appeals = appealsOf(db, reader);
    const appeal = await appeals.byId(id);
    const { counterpartyName, counterpartyCode, firstAnsweredAt } = presentForManager(appeal);
    return {
      appeal: {
        ...presentHead(appeal),
        counterpartyName,
        counterpartyCode,
        firstAnsweredAt,
        side: sideOf(reader),
        rating: appeal.rating,
        statuses: await findStatuses(db, id),
        order: (await appeals.order(id)) ?? null,
        lines: await appeals.lines(id),
        messages: await findMessages(db, reader, id),
      },
    };
  }),

  route(getAppealTypes, async ({ db }) => ({ items: await findAppealTypes(db) })),

  write(addAppealCall, ({ db, actor, body }) => addAppeal(db, actor, body), { prepare: countMessage }),

  write(
    addAppealMessage,
    ({ db, actor, body, services: { settings } }) => addMessage(db, settings, actor, body),
    { prepare: countMessage },
  ),

  write(setAppealRating, ({ db, actor, body }) => rateAppeal(db, actor, body)),

  write(setAppealStatus, ({ db, actor, body }) => changeStatus(db, actor, body)),

  // Not a `write`: a read mark does not belong in the history, and an impersonating manager leaves none.
  route(readAppeal, ({ actor, body, services: { db } }) => transact(db, (tx) => markRead(tx, actor, body))),
];

type AppealRow = Awaited<ReturnType<ReturnType<typeof appealsOf>['list']>>['items'][number];

function presentHead({
  id,
  number,
  subject,
  typeName,
  status,
  unreadCount,
  createdAt,
  updatedAt,
}: AppealRow) {
  const [created, updated] = [createdAt.toISOString(), updatedAt.toISOString()];
  return { id, number, subject, typeName, status, unreadCount, createdAt: created, updatedAt: updated };
}

function presentForManager({ counterpartyName, counterpartyCode, firstAnsweredAt, waitingSince }: AppealRow) {
  return {
    counterpartyName,
    counterpartyCode,
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}
