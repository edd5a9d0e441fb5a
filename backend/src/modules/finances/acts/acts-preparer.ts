import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { publish } from '../../../platform/events/live-events.ts';
import type { Services } from '../../../platform/http/services.ts';
import { PdfThread } from '../../../platform/pdf/pdf-thread.ts';
import { financesLink, notify } from '../../notifications/notifications.api.ts';
import type { ActContent, NumberedAct } from './acts-content.ts';
import { describeAct } from './acts-describe.ts';

/** Interval of looking for acts whose process has died. */
const POLL_MS = 10_000;
/** Interval of extending the lease of the act in preparation. */
const HEARTBEAT_MS = 10_000;
/** A lease that was not extended for this time has expired: its process has died. */
const LEASE_UNTIL = sql<Date>`now() + interval '30 seconds'`;

type RenderAct = (act: NumberedAct) => Promise<Buffer>;
type ClaimedAct = NonNullable<Awaited<ReturnType<typeof claimAct>>>;

/** A thread that renders acts as PDF. */
export function actThread(): PdfThread<NumberedAct> {
  return new PdfThread<NumberedAct>(new URL('./acts-pdf-worker.ts', import.meta.url));
}

/**
 * Prepares long acts in the background, one by one: their content and the PDF. The queue is in the database, so an act
 * whose process dies is continued by another one, or by the same after a restart.
 */
export class ActPreparer {
  readonly #db: Db;
  readonly #log: Services['log'];
  readonly #render: RenderAct;
  #running: Promise<void> | undefined;
  #isStopped = false;
  readonly #timer: NodeJS.Timeout;

  private constructor({ db, log }: Services, render: RenderAct) {
    this.#db = db;
    this.#log = log;
    this.#render = render;
    this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
  }

  /** Tests pass another `render`. */
  static async start(services: Services, render?: RenderAct): Promise<ActPreparer> {
    const thread = actThread();
    const preparer = new ActPreparer(services, render ?? ((act) => thread.render(act)));
    services.onClose(async () => {
      const stopped = preparer.stop();
      await thread.close();
      await stopped;
    });
    // An embedded database has no other process, so leases of before are obsolete.
    if (services.database.kind === 'embedded')
      await preparing(services.db).set({ busy_until: null }).execute();
    preparer.wake();
    return preparer;
  }

  /** Checks the queue now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#log.error({ err: error }, 'could not look for acts to prepare'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Leaves the act in preparation to the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const act = await claimAct(this.#db);
      if (act === undefined) return;
      await this.#prepare(act);
    }
  }

  async #prepare(act: ClaimedAct): Promise<void> {
    const heartbeat = setInterval(() => {
      preparing(this.#db)
        .set({ busy_until: LEASE_UNTIL })
        .where('id', '=', act.id)
        .execute()
        .catch(() => {});
    }, HEARTBEAT_MS);
    try {
      const content = await describeAct(this.#db, act);
      const pdf = await this.#render({ number: act.number, content });
      await this.#db.transaction().execute((tx) => finish(tx, act, content, pdf));
    } catch (error) {
      await this.#release(act, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #release(act: ClaimedAct, error: unknown): Promise<void> {
    if (this.#isStopped) {
      await preparing(this.#db).set({ busy_until: null }).where('id', '=', act.id).execute();
      return;
    }
    this.#log.error({ err: error, actId: act.id }, 'an act could not be prepared');
    await this.#db.transaction().execute(async (tx) => {
      await preparing(tx).set({ state: 'failed', busy_until: null }).where('id', '=', act.id).execute();
      await publish(tx, 'act.changed', { actId: act.id }, { counterpartyId: act.counterpartyId });
    });
  }
}

/** Claims the act that has waited longest, so that other processes skip it. */
async function claimAct(db: Db) {
  const waiting = unscoped(db, 'acts of all counterparties are prepared')
    .selectFrom('acts')
    .select('id')
    .where('state', '=', 'preparing')
    .where(sql<SqlBool>`(busy_until is null or busy_until < now())`)
    .orderBy('requested_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return preparing(db)
    .set({ busy_until: LEASE_UNTIL })
    .where('id', 'in', waiting)
    .returning([
      'id',
      'number',
      'counterparty_id as counterpartyId',
      'contract_id as contractId',
      'period_from as periodFrom',
      'period_to as periodTo',
      'requested_by as requestedBy',
    ])
    .executeTakeFirst();
}

async function finish(db: Db, act: ClaimedAct, content: ActContent, pdf: Buffer): Promise<void> {
  const { numUpdatedRows } = await preparing(db)
    .set({
      state: 'ready',
      busy_until: null,
      opening_kopecks: content.openingKopecks,
      closing_kopecks: content.closingKopecks,
      content: JSON.stringify(content),
    })
    .where('id', '=', act.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db.insertInto('act_papers').values({ act_id: act.id, pdf }).execute();
  await publish(db, 'act.changed', { actId: act.id }, { counterpartyId: act.counterpartyId });
  const { code } = await db
    .selectFrom('counterparties')
    .select('code')
    .where('id', '=', act.counterpartyId)
    .executeTakeFirstOrThrow();
  await notify(db, {
    userId: act.requestedBy,
    counterpartyId: act.counterpartyId,
    kind: 'finances',
    title: `Акт сверки ${act.number} готов`,
    message: 'Его можно скачать в разделе «Финансы».',
    link: financesLink('acts', code),
  });
}

function preparing(db: Db) {
  return unscoped(db, 'acts of all counterparties are prepared')
    .updateTable('acts')
    .where('state', '=', 'preparing');
}
