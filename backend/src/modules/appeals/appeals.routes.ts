import {
  addAppeal as addAppealCall,
  getAppeal,
  getAppeals,
  getAppealTypes,
  getManagedAppeals,
} from '@shop/shared/contracts/appeals';
import { route, write } from '../../http/route.ts';
import { addAppeal } from './add-appeal.ts';
import { readerOfAppeal } from './appeal-reader.ts';
import { appealsOf, findAppealTypes } from './appeals.repository.ts';

/** Appeals (§7): a customer sees those of the own companies, a manager those of all clients. */
export const appealRoutes = [
  route(getAppeals, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await appealsOf(db, actor).list(query);
    return { items: items.map(presentHead), navigation: pageNavigation };
  }),

  route(getManagedAppeals, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await appealsOf(db, actor).list(query);
    return {
      items: items.map((appeal) => ({ ...presentHead(appeal), counterpartyName: appeal.counterpartyName })),
      navigation: pageNavigation,
    };
  }),

  route(getAppeal, async ({ db, actor, params: { id } }) => {
    const appeals = appealsOf(db, await readerOfAppeal(db, actor, id));
    const appeal = await appeals.byId(id);
    const messages = await appeals.messages(id);
    return {
      appeal: {
        ...presentHead(appeal),
        counterpartyName: appeal.counterpartyName,
        order: (await appeals.order(id)) ?? null,
        lines: await appeals.lines(id),
        messages: messages.map(({ authorId, createdAt, ...message }) => ({
          ...message,
          isMine: authorId === actor.userId,
          createdAt: createdAt.toISOString(),
        })),
      },
    };
  }),

  route(getAppealTypes, async ({ db }) => ({ items: await findAppealTypes(db) })),

  write(addAppealCall, ({ db, actor, body }) => addAppeal(db, actor, body)),
];

type AppealRow = Awaited<ReturnType<ReturnType<typeof appealsOf>['byId']>>;

function presentHead({ counterpartyName: _, createdAt, updatedAt, ...appeal }: AppealRow) {
  return { ...appeal, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
