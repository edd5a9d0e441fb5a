import type { Pool, PoolClient } from 'pg';
import {
  changesOf,
  DAY_MINUTES,
  type Evidence,
  type FigureChange,
  type Pages,
  statementsOf,
} from '../evidence.ts';
import type { Observation } from '../observations.ts';
import {
  type Crowd,
  crowdOf,
  type FailureMessage,
  type Figure,
  KEY_RETENTION_MINUTES,
  MESSAGES_MAX,
  RETENTION_MINUTES,
  type Tally,
  type TelemetryStore,
  tallyKinds,
} from './telemetry-store.ts';

/** An arbitrary constant: the advisory lock that keeps two origins from creating the tables at once. */
const SCHEMA_LOCK = 7_436_201;

const schema = `
CREATE SCHEMA IF NOT EXISTS telemetry;
CREATE TABLE IF NOT EXISTS telemetry.said (key text PRIMARY KEY, minute integer NOT NULL);
CREATE INDEX IF NOT EXISTS said_minute ON telemetry.said (minute);
CREATE TABLE IF NOT EXISTS telemetry.figure (
  minute integer, area text, version text, kind text, bucket integer, count bigint NOT NULL, weight float8 NOT NULL,
  PRIMARY KEY (minute, area, version, kind, bucket)
);
CREATE TABLE IF NOT EXISTS telemetry.message (
  area text, version text, kind text, text text, count bigint NOT NULL, last_at timestamptz NOT NULL,
  PRIMARY KEY (area, version, kind, text)
);
CREATE TABLE IF NOT EXISTS telemetry.witness (
  key text PRIMARY KEY, minute integer NOT NULL, tried integer NOT NULL, failed integer NOT NULL, shaken integer NOT NULL
);
CREATE INDEX IF NOT EXISTS witness_minute ON telemetry.witness (minute);
`;

/** Telemetry of several origins in PostgreSQL, in the schema `telemetry`. The pool ends with the store. */
export class PostgresTelemetryStore implements TelemetryStore {
  readonly #pool: Pool;
  #ready: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    // A lost idle connection is replaced with the next query; without a listener its error would end the
    // process.
    pool.on('error', () => undefined);
  }

  async add(
    observations: readonly Observation[],
    evidence: readonly Evidence[] = [],
  ): Promise<readonly Observation[]> {
    if (observations.length + evidence.length === 0) return [];
    return this.#alone(async (client) => {
      const heard = await withNewVoices(client, observations);
      const news = await addKeys(client, [...heard, ...evidence]);
      const figures = news.filter((one): one is Observation => 'kind' in one);
      const changes = await addEvidence(
        client,
        news.filter((one): one is Evidence => 'finding' in one),
      );
      await addFigures(client, [...figures.map((figure) => ({ ...figure, count: 1 })), ...changes]);
      await addMessages(client, figures);
      return figures;
    });
  }

  async tallies(from: number, to: number): Promise<readonly Tally[]> {
    return this.#rows(
      `SELECT area, version, kind, sum(count)::float8 AS count, sum(weight) AS weight FROM telemetry.figure
       WHERE minute >= $1 AND minute < $2 AND kind = ANY($3) GROUP BY area, version, kind`,
      [from, to, tallyKinds],
    );
  }

  async crowd(nowMs: number): Promise<Crowd> {
    const today = Math.floor(nowMs / 60_000 / DAY_MINUTES) * DAY_MINUTES;
    return crowdOf(
      await this.#rows<Figure>(
        `SELECT kind, count::float8 AS count FROM telemetry.figure WHERE area = '' AND minute IN ($1, $2)`,
        [today, today - DAY_MINUTES],
      ),
    );
  }

  async figures(area: string, from: number, stepMinutes: number): Promise<readonly Figure[]> {
    return this.#rows(
      `SELECT minute / $3::int * $3::int AS minute, version, kind, bucket, sum(count)::float8 AS count,
       sum(weight) AS weight FROM telemetry.figure WHERE area = $1 AND minute >= $2
       GROUP BY 1, version, kind, bucket ORDER BY 1`,
      [area, from, stepMinutes],
    );
  }

  async messages(area: string, from: number): Promise<readonly FailureMessage[]> {
    const rows = await this.#rows<FailureMessage & { last_at: Date }>(
      `SELECT version, kind, text, count::float8 AS count, last_at FROM telemetry.message
       WHERE area = $1 AND last_at >= to_timestamp($2::float8 * 60) ORDER BY last_at DESC`,
      [area, from],
    );
    return rows.map(({ last_at, ...message }) => ({ ...message, lastAt: last_at.toISOString() }));
  }

  async prune(nowMs = Date.now()): Promise<void> {
    const now = Math.floor(nowMs / 60_000);
    await this.#rows('DELETE FROM telemetry.said WHERE minute < $1', [now - KEY_RETENTION_MINUTES]);
    await this.#rows('DELETE FROM telemetry.witness WHERE minute < $1', [now - KEY_RETENTION_MINUTES]);
    await this.#rows('DELETE FROM telemetry.figure WHERE minute < $1', [now - RETENTION_MINUTES]);
    await this.#rows('DELETE FROM telemetry.message WHERE last_at < to_timestamp($1::float8 * 60)', [
      now - RETENTION_MINUTES,
    ]);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    await this.#prepared();
    const { rows } = await this.#pool.query(sql, [...values]);
    return rows as Row[];
  }

  async #alone<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#prepared();
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('BEGIN');
      const done = await work(client);
      await client.query('COMMIT');
      return done;
    } catch (error) {
      failure = error as Error;
      // A broken connection cannot even roll back; it is discarded below.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(failure);
    }
  }

  /** Creates the tables on first use; retried with the next use if that fails. */
  async #prepared(): Promise<void> {
    const statement = `BEGIN; SELECT pg_advisory_xact_lock(${SCHEMA_LOCK}); ${schema} COMMIT;`;
    this.#ready ??= this.#pool.query(statement).then(() => undefined);
    try {
      await this.#ready;
    } catch (error) {
      this.#ready = undefined;
      throw error;
    }
  }
}

/** Inserts new observations, in the order of the keys: two origins that add the same never deadlock. */
async function addKeys<Said extends Pick<Observation, 'key' | 'minute'>>(
  client: PoolClient,
  said: readonly Said[],
): Promise<readonly Said[]> {
  const byKey = new Map(said.toReversed().map((one) => [one.key, one]));
  const keys = [...byKey.keys()].sort();
  const { rows } = await client.query<{ key: string }>(
    `INSERT INTO telemetry.said SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT DO NOTHING RETURNING key`,
    [keys, keys.map((key) => byKey.get(key)!.minute)],
  );
  return rows.map(({ key }) => byKey.get(key)!);
}

/** Leaves out contributions of somebody who has added to the same figure before. */
async function withNewVoices(
  client: PoolClient,
  observations: readonly Observation[],
): Promise<readonly Observation[]> {
  const voices = observations.flatMap((said) =>
    said.voice === undefined ? [] : [{ key: said.voice, minute: said.minute, said }],
  );
  if (voices.length === 0) return observations;
  const heard = new Set((await addKeys(client, voices)).map(({ said }) => said));
  return observations.filter((said) => said.voice === undefined || heard.has(said));
}

/** Applies the evidence to the figures, witness by witness. */
async function addEvidence(
  client: PoolClient,
  news: readonly Evidence[],
): Promise<readonly (FigureChange & { readonly bucket: number })[]> {
  const statements = statementsOf(news);
  if (statements.length === 0) return [];
  const columns = (['key', 'minute', 'tried', 'failed', 'shaken'] as const).map((name) =>
    statements.map((statement) => statement[name]),
  );
  const { rows } = await client.query<Pages & { readonly key: string; readonly minute: number }>(
    `INSERT INTO telemetry.witness AS witness
     SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[])
     ON CONFLICT (key) DO UPDATE SET tried = witness.tried + excluded.tried,
       failed = witness.failed + excluded.failed, shaken = witness.shaken + excluded.shaken
     RETURNING key, minute, tried, failed, shaken`,
    columns,
  );
  const now = new Map(rows.map((row) => [row.key, row]));
  return statements.flatMap((statement) =>
    changesOf(statement, now.get(statement.key)!).map((change) => ({ ...change, bucket: 0 })),
  );
}

type NewFigure = Pick<Observation, 'minute' | 'area' | 'version' | 'kind' | 'bucket' | 'weight'> & {
  readonly count: number;
};

async function addFigures(client: PoolClient, news: readonly NewFigure[]): Promise<void> {
  const columns = (['minute', 'area', 'version', 'kind', 'bucket', 'count', 'weight'] as const).map((name) =>
    news.map((figure) => figure[name]),
  );
  await client.query(
    `INSERT INTO telemetry.figure AS figure
     SELECT minute, area, version, kind, bucket, sum(count), sum(weight)
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::float8[])
       AS news (minute, area, version, kind, bucket, count, weight)
     GROUP BY minute, area, version, kind, bucket ORDER BY minute, area, version, kind, bucket
     ON CONFLICT (minute, area, version, kind, bucket) DO UPDATE
     SET count = figure.count + excluded.count, weight = figure.weight + excluded.weight`,
    columns,
  );
}

async function addMessages(client: PoolClient, news: readonly Observation[]): Promise<void> {
  const said = news.filter(({ message }) => message !== undefined);
  if (said.length === 0) return;
  const columns = (['area', 'version', 'kind', 'message'] as const).map((name) =>
    said.map((observation) => observation[name]),
  );
  await client.query(
    `INSERT INTO telemetry.message AS message
     SELECT area, version, kind, text, count(*), now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS said (area, version, kind, text)
     GROUP BY area, version, kind, text ORDER BY area, version, kind, text
     ON CONFLICT (area, version, kind, text) DO UPDATE
     SET count = message.count + excluded.count, last_at = excluded.last_at`,
    columns,
  );
  await client.query(
    `DELETE FROM telemetry.message WHERE (area, version, kind, text) IN (
       SELECT area, version, kind, text FROM (
         SELECT *, row_number() OVER (PARTITION BY area, version, kind ORDER BY last_at DESC) AS place
         FROM telemetry.message
         WHERE (area, version, kind) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
       ) AS ranked WHERE place > ${MESSAGES_MAX})`,
    columns.slice(0, 3),
  );
}
