import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { publish } from '../../../platform/events/live-events.ts';
import type { Services } from '../../../platform/http/services.ts';
import { DrawingThread } from '../../../platform/pdf/drawing-thread.ts';
import { financesLink, notify } from '../../notifications/notifications.api.ts';
import type { ActContent, NumberedAct } from './acts-content.ts';
import { describeAct } from './acts-describe.ts';

/** So often a process looks for acts that another has left behind. */
const LOOK_MS = 10_000;
/** So often a process says that it is still at an act. */
const BEAT_MS = 10_000;
/** A process that has said nothing for so long is gone. */
const BUSY = sql<Date>`now() + interval '30 seconds'`;

type Draw = (act: NumberedAct) => Promise<Buffer>;
type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;

/** A thread that draws acts as PDF. */
export function actThread(): DrawingThread<NumberedAct> {
  return new DrawingThread<NumberedAct>(new URL('./acts-drawing-worker.ts', import.meta.url));
}

/**
 * Prepares long acts one after the other, apart from the requests: what they say, and the PDF. They wait in the
 * database, so an act outlives the process that was at it: another, or the same after a restart, takes it over.
 */
export class ActMaker {
  readonly #db: Db;
  readonly #log: Services['log'];
  readonly #draw: Draw;
  #running: Promise<void> | undefined;
  #isStopped = false;
  readonly #timer: NodeJS.Timeout;

  private constructor({ db, log }: Services, draw: Draw) {
    this.#db = db;
    this.#log = log;
    this.#draw = draw;
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref();
  }

  /** `draw` is another in tests only. */
  static async start(services: Services, draw?: Draw): Promise<ActMaker> {
    const thread = actThread();
    const maker = new ActMaker(services, draw ?? ((act) => thread.draw(act)));
    services.onClose(async () => {
      const stopped = maker.stop();
      await thread.close();
      await stopped;
    });
    // Nobody else can be at work on the embedded database.
    if (services.database.kind === 'embedded')
      await preparing(services.db).set({ busy_until: null }).execute();
    maker.wake();
    return maker;
  }

  /** Looks at once whether there is something to prepare. */
  wake(): void {
    if (this.#isStopped) return;
    this.#running ??= this.#work()
      .catch((error: unknown) => this.#log.error({ err: error }, 'could not look for acts to prepare'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** What is being prepared is left to whoever comes next. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const act = await take(this.#db);
      if (act === undefined) return;
      await this.#make(act);
    }
  }

  async #make(act: Taken): Promise<void> {
    const beat = setInterval(() => {
      preparing(this.#db)
        .set({ busy_until: BUSY })
        .where('id', '=', act.id)
        .execute()
        .catch(() => {});
    }, BEAT_MS);
    try {
      const content = await describeAct(this.#db, act);
      const pdf = await this.#draw({ number: act.number, content });
      await this.#db.transaction().execute((tx) => finish(tx, act, content, pdf));
    } catch (error) {
      await this.#giveUp(act, error);
    } finally {
      clearInterval(beat);
    }
  }

  async #giveUp(act: Taken, error: unknown): Promise<void> {
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

/** The act that has waited longest; others pass it by from now on. */
async function take(db: Db) {
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
    .set({ busy_until: BUSY })
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

async function finish(db: Db, act: Taken, content: ActContent, pdf: Buffer): Promise<void> {
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
