import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How many groups of visitors there are; a canary's share is exact to one of them. */
export const GROUPS = 65_536;
const COOKIE = 'shop-group';
const YEAR_S = 31_536_000;
const ROUNDS = 4;

/** Groups are assigned in turn, so that every share of them is that share of the visitors too. */
let next = randomInt(GROUPS);

/**
 * The group of a browser, from its cookie; a browser without one is given the next group. The cookie names
 * one of 65,536 groups and so identifies nobody.
 */
export function groupOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = readGroup(request.headers.cookie);
  if (known !== undefined) return known;
  next = (next + 1) % GROUPS;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${next}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`);
  return next;
}

/** The group in a Cookie header; undefined when it is missing or invalid. */
export function readGroup(cookies = ''): number | undefined {
  const value = /(?:^|;\s*)shop-group=(\d{1,5})(?:;|$)/.exec(cookies)?.[1];
  const group = Number(value);
  return value !== undefined && group < GROUPS ? group : undefined;
}

/**
 * Whether a group gets a canary. Each release orders all groups anew, and the first of them get it: the share
 * is exact, groups only join while it grows, two areas' canaries are independent, and every origin decides
 * the same.
 */
export function getsCanary(group: number, area: string, version: string, percent: number): boolean {
  return rankOf(group, `${area}@${version}`) < (percent / 100) * GROUPS;
}

/**
 * The position of a group in a release's order of all groups: a Feistel network, which is a bijection by
 * construction.
 */
function rankOf(group: number, key: string): number {
  let left = group >> 8;
  let right = group & 0xff;
  for (const round of roundsOf(key)) [left, right] = [right, left ^ round[right]!];
  return (left << 8) | right;
}

const tables = new Map<string, readonly Uint8Array[]>();
const TABLES_KEPT = 100;

/** The network's rounds: one byte for each byte, derived by hash from the release. */
function roundsOf(key: string): readonly Uint8Array[] {
  const known = tables.get(key);
  if (known) return known;
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    Uint8Array.from({ length: 256 }, (_, byte) => hash(`${key} ${round} ${byte}`)),
  );
  if (tables.size >= TABLES_KEPT) tables.clear();
  tables.set(key, rounds);
  return rounds;
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest()[0]!;
}
