import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Call } from '@shop/contracts/platform/call';
import { isConfidential } from '@shop/contracts/platform/confidential';
import { buildTwoCompanies } from '../../../testing/access/access-table.builder.ts';
import {
  admittedCallers,
  CALLERS,
  type Ids,
  nothingForeign,
  ownRows,
} from '../../../testing/access/access-table.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import type { Module, RouteDefinition } from '../../platform/http/route.ts';
import { apiModules } from './api-modules.ts';

const calls = await allCalls();
const withoutRows = Object.values(nothingForeign).flat();

/** While it is off, an admitted caller gets no further: the effect of calls is left to their own tests. */
let isOn = true;

describe('every call of the contracts', () => {
  let app: TestApp;
  let clients: Readonly<Record<(typeof CALLERS)[number], TestClient>>;
  let own: Ids;
  let foreign: Ids;
  before(async () => {
    app = await startTestApp({ modules: apiModules.map(withSwitch) });
    ({ clients, own, foreign } = await buildTwoCompanies(app));
  });
  after(() => app.close());

  it('has exactly one rule about foreign rows', () => {
    const rules = [...Object.keys(ownRows), ...withoutRows].sort();
    assert.deepEqual(rules, [...calls.keys()].sort());
    for (const { access } of calls.values())
      assert.ok(admittedCallers[access], `nobody says who has ${access}`);
  });

  it('admits callers with the right, and nobody else (§6.29)', async () => {
    isOn = false;
    const wrong: string[] = [];
    for (const [name, call] of calls) {
      const attempts = CALLERS.map(async (caller) => {
        const { httpStatus, error } = await clients[caller].attempt(call, { params: anyParams });
        const isLetIn = httpStatus !== 403 && error?.code !== 'auth';
        const isRight = isLetIn === admittedCallers[call.access]?.includes(caller);
        if (!isRight) wrong.push(`${name} as ${caller}: ${httpStatus}`);
      });
      await Promise.all(attempts);
    }
    assert.deepEqual(wrong, []);
  });

  it('answers for a row of another company as for one that does not exist', async () => {
    isOn = true;
    const wrong: string[] = [];
    for (const [name, rule] of Object.entries(ownRows)) {
      const call = calls.get(name)!;
      const { httpStatus, envelope, error } = await clients[rule.as].attempt(call, rule.request(foreign));
      const isHidden =
        rule.foreign === 'unknown' ? httpStatus === 404 : hasNothing(httpStatus, envelope.data);
      if (!isHidden)
        wrong.push(`${name}: ${httpStatus} ${JSON.stringify(error ?? envelope.data)?.slice(0, 120)}`);
    }
    assert.deepEqual(wrong, []);
  });

  it('answers differently for the caller’s own row', async () => {
    isOn = true;
    const wrong: string[] = [];
    for (const [name, rule] of Object.entries(ownRows)) {
      const call = calls.get(name)!;
      const { httpStatus, envelope, error } = await clients[rule.as].attempt(call, rule.request(own));
      const isRefused = [401, 403, 404, 500].includes(httpStatus);
      const isEmpty = rule.foreign === 'nothing' && hasNothing(httpStatus, envelope.data);
      if (isRefused || isEmpty) wrong.push(`${name}: ${httpStatus} ${JSON.stringify(error)}`);
    }
    assert.deepEqual(wrong, []);
  });
});

describe('what only the caller may read', () => {
  /** Names of our own for a URL that anybody may open. */
  const openUrls = new Set(['searchHeader']);

  it('is marked confidential in every answer, so that the origin does not compress it', () => {
    const unmarked = [...calls].filter(([name, call]) => {
      const { entries = {} } = call.answer as { entries?: Record<string, unknown> };
      const isSecret = ['token', 'checkWord', 'url'].some((key) => Object.hasOwn(entries, key));
      return isSecret && !openUrls.has(name) && !isConfidential(call);
    });
    assert.deepEqual(
      unmarked.map(([name]) => name),
      [],
    );
  });
});

/** Parameters of every path, so that each can be filled in. */
const anyParams = {
  table: 'clients',
  name: 'footer',
  id: 1,
  code: 'x',
  brand: 'x',
  page: 'x',
  year: 2026,
};

function hasNothing(httpStatus: number, answer: unknown): boolean {
  const items = (answer as { items?: unknown[]; orders?: unknown[] } | undefined)?.items;
  return httpStatus === 200 && Array.isArray(items) && items.length === 0;
}

/** Every call by its name; files that re-export another's calls are skipped. */
async function allCalls(): Promise<ReadonlyMap<string, Call>> {
  const found = new Map<string, Call>();
  const folder = new URL('../../../../shared/contracts/src/', import.meta.url);
  for (const file of globSync('**/*.ts', { cwd: folder.pathname })) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, value] of Object.entries(exported)) if (isCall(value)) found.set(name, value);
  }
  return found;
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'answer' in value && 'path' in value
  );
}

function withSwitch(module: Module): Module {
  const switched = (definition: RouteDefinition): RouteDefinition => ({
    ...definition,
    handle: (context, prepared) => {
      if (!isOn) throw new Conflict('Дальше не пускаем');
      return definition.handle(context, prepared);
    },
  });
  return async (services) => (typeof module === 'function' ? await module(services) : module).map(switched);
}
