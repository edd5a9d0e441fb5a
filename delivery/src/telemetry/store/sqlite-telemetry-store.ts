import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { changesOf, DAY_MINUTES, type Evidence, statementsOf } from '../evidence.ts';
import type { FigureKind, Observation } from '../observations.ts';
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

const BUSY_TIMEOUT_MS = 2000;

const schema = `
CREATE TABLE IF NOT EXISTS said (key TEXT PRIMARY KEY, minute INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS figure (
  minute INTEGER, area TEXT, version TEXT, kind TEXT, bucket INTEGER, count INTEGER NOT NULL, weight REAL NOT NULL,
  PRIMARY KEY (minute, area, version, kind, bucket)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS message (
  area TEXT, version TEXT, kind TEXT, text TEXT, count INTEGER NOT NULL, last_at TEXT NOT NULL,
  PRIMARY KEY (area, version, kind, text)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS witness (
  key TEXT PRIMARY KEY, minute INTEGER NOT NULL, tried INTEGER NOT NULL, failed INTEGER NOT NULL, shaken INTEGER NOT NULL
) WITHOUT ROWID;
`;

/** Only `add` writes figures, so their kinds need no check; a newer origin may write kinds that this one does not know. */
const figureKind = v.custom<FigureKind>((kind) => typeof kind === 'string');
const figureRow = v.object({
  minute: v.number(),
  version: v.string(),
  kind: figureKind,
  bucket: v.number(),
  count: v.number(),
  weight: v.number(),
});
const crowdRows = v.array(v.pick(figureRow, ['kind', 'count']));
const figureRows = v.array(figureRow);
const tallyRows = v.array(
  v.object({
    area: v.string(),
    version: v.string(),
    kind: v.picklist(tallyKinds),
    count: v.number(),
    weight: v.number(),
  }),
);
const messageRows = v.array(
  v.object({
    version: v.string(),
    kind: figureKind,
    text: v.string(),
    count: v.number(),
    lastAt: v.string(),
  }),
);
const witnessRow = v.object({
  minute: v.number(),
  tried: v.number(),
  failed: v.number(),
  shaken: v.number(),
});

/** Telemetry in one SQLite file, which all origins of a machine share. A power cut may cost the last seconds. */
export class SqliteTelemetryStore implements TelemetryStore {
  readonly #database: DatabaseSync;
  readonly #addKey: StatementSync;
  readonly #addFigure: StatementSync;
  readonly #addPages: StatementSync;
  readonly #addMessage: StatementSync;
  readonly #capMessages: StatementSync;

  /** Makes the file if there is none. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#addKey = prepare('INSERT OR IGNORE INTO said VALUES (?, ?)');
    this.#addFigure = prepare(`INSERT INTO figure VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + excluded.count, weight = weight + excluded.weight`);
    this.#addPages = prepare(`INSERT INTO witness VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      tried = tried + excluded.tried, failed = failed + excluded.failed, shaken = shaken + excluded.shaken
      RETURNING minute, tried, failed, shaken`);
    this.#addMessage = prepare(`INSERT INTO message VALUES (?, ?, ?, ?, 1, ?)
      ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at`);
    this.#capMessages =
      prepare(`DELETE FROM message WHERE area = ? AND version = ? AND kind = ? AND text NOT IN
      (SELECT text FROM message WHERE area = ? AND version = ? AND kind = ?
       ORDER BY last_at DESC LIMIT ${MESSAGES_MAX})`);
  }

  async add(
    observations: readonly Observation[],
    evidence: readonly Evidence[] = [],
  ): Promise<readonly Observation[]> {
    if (observations.length + evidence.length === 0) return [];
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const isNew = (key: string, minute: number) => this.#addKey.run(key, minute).changes === 1;
      const news = observations.filter(
        ({ key, voice, minute }) => (voice === undefined || isNew(voice, minute)) && isNew(key, minute),
      );
      for (const { minute, area, version, kind, bucket, weight } of news)
        this.#addFigure.run(minute, area, version, kind, bucket, 1, weight);
      this.#addEvidence(evidence);
      this.#keepMessages(news);
      this.#database.exec('COMMIT');
      return news;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async tallies(from: number, to: number): Promise<readonly Tally[]> {
    const tallies =
      this.#database.prepare(`SELECT area, version, kind, sum(count) AS count, sum(weight) AS weight
      FROM figure WHERE minute >= ? AND minute < ? AND kind IN ('${tallyKinds.join("', '")}')
      GROUP BY area, version, kind`);
    return v.parse(tallyRows, tallies.all(from, to));
  }

  async crowd(nowMs: number): Promise<Crowd> {
    const days = this.#database.prepare(
      `SELECT kind, count FROM figure WHERE area = '' AND minute IN (?, ?)`,
    );
    const today = Math.floor(nowMs / 60_000 / DAY_MINUTES) * DAY_MINUTES;
    return crowdOf(v.parse(crowdRows, days.all(today, today - DAY_MINUTES)));
  }

  async figures(area: string, from: number, stepMinutes: number): Promise<readonly Figure[]> {
    // Numbers arrive as REAL, and only whole ones divide without a rest.
    const figures =
      this.#database.prepare(`SELECT minute / CAST(:step AS INTEGER) * CAST(:step AS INTEGER) AS minute, version, kind, bucket,
      sum(count) AS count, sum(weight) AS weight FROM figure WHERE minute >= :from AND area = :area
      GROUP BY 1, version, kind, bucket ORDER BY 1`);
    return v.parse(figureRows, figures.all({ step: stepMinutes, from, area }));
  }

  async messages(area: string, from: number): Promise<readonly FailureMessage[]> {
    const messages =
      this.#database.prepare(`SELECT version, kind, text, count, last_at AS "lastAt" FROM message
      WHERE area = ? AND last_at >= ? ORDER BY last_at DESC`);
    return v.parse(messageRows, messages.all(area, new Date(from * 60_000).toISOString()));
  }

  async prune(nowMs = Date.now()): Promise<void> {
    const now = Math.floor(nowMs / 60_000);
    this.#database.prepare('DELETE FROM said WHERE minute < ?').run(now - KEY_RETENTION_MINUTES);
    this.#database.prepare('DELETE FROM figure WHERE minute < ?').run(now - RETENTION_MINUTES);
    this.#database.prepare('DELETE FROM witness WHERE minute < ?').run(now - KEY_RETENTION_MINUTES);
    const oldest = new Date((now - RETENTION_MINUTES) * 60_000).toISOString();
    this.#database.prepare('DELETE FROM message WHERE last_at < ?').run(oldest);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #addEvidence(evidence: readonly Evidence[]): void {
    const news = evidence.filter(({ key, minute }) => this.#addKey.run(key, minute).changes === 1);
    for (const statement of statementsOf(news)) {
      const { key, minute, tried, failed, shaken } = statement;
      const now = v.parse(witnessRow, this.#addPages.get(key, minute, tried, failed, shaken));
      for (const change of changesOf(statement, now))
        this.#addFigure.run(
          change.minute,
          change.area,
          change.version,
          change.kind,
          0,
          change.count,
          change.weight,
        );
    }
  }

  #keepMessages(news: readonly Observation[]): void {
    const at = new Date().toISOString();
    const grown = new Map<string, readonly [area: string, version: string, kind: string]>();
    for (const { area, version, kind, message } of news) {
      if (message === undefined) continue;
      this.#addMessage.run(area, version, kind satisfies FigureKind, message, at);
      grown.set(`${area}@${version} ${kind}`, [area, version, kind]);
    }
    for (const of of grown.values()) this.#capMessages.run(...of, ...of);
  }
}
