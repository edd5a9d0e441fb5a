import { type EventName, events } from '@shop/contracts/platform/events';
import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import { subscribe } from '../events/bus.ts';
import { readToken } from '../session/token.ts';
import { queryClient } from './client.ts';

/** A query made with `callQuery`. */
export interface FirstQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction | SkipToken;
}

/** An answer that no page has taken for so long is out of date. */
const KEPT_MS = 30_000;

const asked = new Map<string, Promise<unknown>>();

// After an event an earlier answer may be out of date, or belong to another user. A login has stored its token before.
for (const name of Object.keys(events) as EventName[])
  if (name !== 'session.started') subscribe(name, () => asked.clear());

/**
 * Sends queries before the page that shows their answers has loaded. The page's own query with the same key then takes
 * the answer, or the failure, instead of sending a request. Visitors, who have no token, ask for nothing, and what the
 * cache knows is left to the page.
 */
export function askAhead(queries: readonly FirstQuery[]): void {
  if (!readToken()) return;
  for (const { queryKey, queryFn } of queries) {
    const key = keyOf(queryKey);
    if (asked.has(key) || queryClient.getQueryState(queryKey)) continue;
    const answer = (queryFn as (context: object) => Promise<unknown>)({});
    asked.set(key, answer);
    // The page that takes a failure shows it.
    answer.catch(() => undefined);
    setTimeout(() => asked.get(key) === answer && asked.delete(key), KEPT_MS);
  }
}

/** Takes what was asked ahead, once. */
export function takeAhead(queryKey: QueryKey): Promise<unknown> | undefined {
  const key = keyOf(queryKey);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}

/** The library's own hash also sorts names; here the same function has made both keys. */
const keyOf = (queryKey: QueryKey) => JSON.stringify(queryKey);
