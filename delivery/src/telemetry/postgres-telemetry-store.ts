import type { Pool, PoolClient } from 'pg';
import type { Observation } from './observations.ts';
import {
  type FailureMessage,
  type Figure,
  KEPT_MINUTES,
  KEYS_KEPT_MINUTES,
  MESSAGES_KEPT,
  type Tally,
  type TelemetryStore,
} from './telemetry-store.ts';

/** Any number will do that nobody else takes: it keeps two origins from making the tables at once. */
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
`;

/** Telemetry of several origins in PostgreSQL, in the schema `telemetry`. The pool ends with the store. */
export class PostgresTelemetryStore implements TelemetryStore {
  readonly #pool: Pool;
  #ready: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    // A lost idle connection is replaced with the next query; unheard, its error would end the process.
    pool.on('error', () => undefined);
  }

  async add(observations: readonly Observation[]): Promise<readonly Observation[]> {
    if (observations.length === 0) return [];
    return this.#alone(async (client) => {
      const news = await addKeys(client, observations);
      await addFigures(client, news);
      await addMessages(client, news);
      return news;
    });
  }

  async tallies(from: number, to: number): Promise<readonly Tally[]> {
    return this.#rows(
      `SELECT area, version, kind, sum(count)::float8 AS count, sum(weight) AS weight FROM telemetry.figure
       WHERE minute >= $1 AND minute < $2 AND kind IN ('page', 'failed', 'shaken') GROUP BY area, version, kind`,
      [from, to],
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
    await this.#rows('DELETE FROM telemetry.said WHERE minute < $1', [now - KEYS_KEPT_MINUTES]);
    await this.#rows('DELETE FROM telemetry.figure WHERE minute < $1', [now - KEPT_MINUTES]);
    await this.#rows('DELETE FROM telemetry.message WHERE last_at < to_timestamp($1::float8 * 60)', [
      now - KEPT_MINUTES,
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
      // A broken connection cannot even take that; it is thrown away below.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(failure);
    }
  }

  /** Makes the tables when first used; again with the next use if that fails. */
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

/** What was not said before. In the order of the keys: two origins that add the same never wait for each other in a circle. */
async function addKeys(
  client: PoolClient,
  observations: readonly Observation[],
): Promise<readonly Observation[]> {
  const byKey = new Map(observations.toReversed().map((observation) => [observation.key, observation]));
  const keys = [...byKey.keys()].sort();
  const { rows } = await client.query<{ key: string }>(
    `INSERT INTO telemetry.said SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT DO NOTHING RETURNING key`,
    [keys, keys.map((key) => byKey.get(key)!.minute)],
  );
  return rows.map(({ key }) => byKey.get(key)!);
}

async function addFigures(client: PoolClient, news: readonly Observation[]): Promise<void> {
  const columns = (['minute', 'area', 'version', 'kind', 'bucket', 'weight'] as const).map((name) =>
    news.map((observation) => observation[name]),
  );
  await client.query(
    `INSERT INTO telemetry.figure AS figure
     SELECT minute, area, version, kind, bucket, count(*), sum(weight)
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::float8[])
       AS news (minute, area, version, kind, bucket, weight)
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
         SELECT *, row_number() OVER (PARTITION BY area, version ORDER BY last_at DESC) AS place
         FROM telemetry.message WHERE (area, version) IN (SELECT * FROM unnest($1::text[], $2::text[]))
       ) AS ranked WHERE place > ${MESSAGES_KEPT})`,
    columns.slice(0, 2),
  );
}
