import { allStaffRights, isAllowed } from '@shop/contracts/account/permissions';
import type { getOfficeJournal, JournalEntry } from '@shop/contracts/office/journal';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors/errors.ts';
import { actionsFor } from './office-action.ts';
import { type EntryRow, entriesOf, listEntries } from './office-journal.repository.ts';
import type { JournalPage } from './once-per-page.ts';
import { officeActor } from './record-office-change.ts';

type JournalQuery = v.InferOutput<typeof getOfficeJournal.query & {}>;

/** Reads a page of the changes that the actor's rights cover, newest first. */
export async function readOfficeJournal(db: Db, actor: Actor, { kind, ...query }: JournalQuery) {
  const visible = visibleActions(actor);
  const shown = visible.filter(({ right }) => kind === '' || right === kind);
  const { rows, pageNavigation } = await listEntries(db, shown, query);
  const items: JournalEntry[] = [];
  const page = { db };
  // One after the other: they share a connection.
  for (const row of rows) items.push(await present(page, actor, row));
  const kinds = allStaffRights.filter((right) => visible.some((action) => action.right === right));
  return { items, kinds: [...kinds], pageNavigation };
}

/**
 * Restores the state before an entry, and returns the entry of that. Needs a transaction. Throws `NotFound` for an entry
 * that the actor may not see, `Conflict` for one that cannot be undone or whose thing has changed since, and what the
 * service of the thing throws.
 */
export async function undoOfficeChange(db: Db, actor: Actor, id: number): Promise<JournalEntry> {
  const visible = visibleActions(actor);
  const row = await entriesOf(db, visible)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound('Такой записи в\u00a0журнале нет'));
  const by = { ...officeActor(actor), undoes: id };
  const isUndone = await actionOf(actor, row).undo(db, by, row);
  const undo =
    isUndone &&
    (await entriesOf(db, visible).where('undoes', '=', id).orderBy('id', 'desc').executeTakeFirst());
  if (!undo)
    throw new Conflict(
      'Отменить не\u00a0получится: с\u00a0тех пор это изменили ещё раз. Обновите страницу и\u00a0посмотрите последние записи',
    );
  return present({ db }, actor, undo);
}

function visibleActions(actor: Actor) {
  return actionsFor(allStaffRights.filter((right) => isAllowed(right, actor)));
}

function actionOf(actor: Actor, row: EntryRow) {
  const action = visibleActions(actor).find(({ name }) => name === row.action);
  if (action === undefined) throw new NotFound();
  return action;
}

async function present(page: JournalPage, actor: Actor, row: EntryRow): Promise<JournalEntry> {
  const action = actionOf(actor, row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.by_name,
    kind: action.right,
    action: action.title,
    subject: action.subjects().get(row.subject) ?? row.subject,
    changes: await action.describe(page, row),
    isUndo: row.undoes !== null,
    canUndo: await action.canUndo(page, row),
  };
}
