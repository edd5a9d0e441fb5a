import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Pointer, pointer } from './pointer.ts';

const command = v.picklist([
  'publish',
  'canary',
  'promote',
  'rollback',
  'withdraw',
  'drop-previous',
  'retire',
  'pin',
  'unpin',
  'alarm',
]);

/** Who changed a pointer, how, and why. */
export interface JournalAct {
  readonly command: v.InferOutput<typeof command>;
  /** A person or a token's name; `automatic` when the figures decided. */
  readonly by: string;
  readonly why: string | null;
}

/** One change of one area. `hash` covers the entry and, through `before`, every entry before it. */
const journalEntry = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  area: v.string(),
  command,
  by: v.string(),
  why: v.nullable(v.string()),
  /** The live versions before and after. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** The area's pointer after the change; null when the area was retired. */
  pointer: v.nullable(pointer),
  /** Hash of the entry before; 64 zeros at the first. */
  before: v.string(),
  hash: v.string(),
});
export type JournalEntry = v.InferOutput<typeof journalEntry>;

/** The end of a journal. */
export interface JournalEnd {
  readonly number: number;
  readonly hash: string;
}

export const emptyJournal: JournalEnd = { number: 0, hash: '0'.repeat(64) };

/** The entry that follows `end`. */
export function nextEntry(
  end: JournalEnd,
  { command, by, why }: JournalAct,
  before: Pointer | undefined,
  after: Pointer | undefined,
  at = after?.changedAt ?? new Date().toISOString(),
): JournalEntry {
  const entry = {
    number: end.number + 1,
    at,
    area: (after ?? before)!.area,
    command,
    by,
    why,
    from: before?.live ?? null,
    to: after?.live ?? null,
    pointer: after ?? null,
    before: end.hash,
  };
  return { ...entry, hash: hashOf(entry) };
}

/** Faults of a journal, by line; empty when every entry is intact and none is missing. */
export function findBreaks(lines: readonly string[]): string[] {
  let end = emptyJournal;
  const breaks: string[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = parseEntry(line);
    const place = `line ${index + 1}`;
    if (!entry) breaks.push(`${place} is not an entry of the journal`);
    else if (entry.hash !== hashOf(entry)) breaks.push(`${place} (${entry.area}) has been changed`);
    else if (entry.before !== end.hash)
      breaks.push(
        entry.number === end.number + 1
          ? `${place} (${entry.area}) does not follow the line before it`
          : `between entries ${end.number} and ${entry.number} something is missing`,
      );
    if (entry) end = entry;
  }
  return breaks;
}

/** Parses an entry from its line; undefined when it is none. */
export function parseEntry(line: string): JournalEntry | undefined {
  try {
    const parsed = v.safeParse(journalEntry, JSON.parse(line));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Areas that were ever retired, whether or not they have come back. */
export function retiredAreas(lines: readonly string[]): ReadonlySet<string> {
  const entries = lines.filter((line) => line.includes('"retire"')).flatMap((line) => parseEntry(line) ?? []);
  return new Set(entries.filter(({ command }) => command === 'retire').map(({ area }) => area));
}

/** The pointers that a journal ends with. */
export function replay(entries: readonly JournalEntry[]): Map<string, Pointer> {
  const pointers = new Map<string, Pointer>();
  for (const { area, pointer } of entries)
    if (pointer) pointers.set(area, pointer);
    else pointers.delete(area);
  return pointers;
}

function hashOf({ hash: _, ...entry }: Omit<JournalEntry, 'hash'> & { hash?: string }): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(entry)))
    .digest('hex');
}

/** Serialises an entry canonically, whatever the order of its properties. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(pairs.map(([key, part]) => [key, sorted(part)]));
}
