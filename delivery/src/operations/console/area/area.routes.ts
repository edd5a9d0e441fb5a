import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestRefused } from '../../request-refused.ts';
import { type Fields, visitorOf } from '../authentication/guard.ts';
import type { KnownChange } from '../change-text.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { html } from '../html.ts';
import { sendPage } from '../layout.ts';
import { type Range, ranges } from '../telemetry-reader.ts';
import { type AreaPageState, areaPage, type KeptRelease } from './area-page.ts';
import { type AreaView, readArea } from './area-view.ts';
import { type Act, acts } from './change-forms.ts';
import { makeChange } from './make-change.ts';
import { problemOf } from './problem.ts';

type Query = Readonly<Record<string, unknown>>;

/** The page of an area and all its actions. A change redirects back to the page, which then describes it. */
export function registerAreaPages(scope: FastifyInstance, parts: ConsoleParts): void {
  scope.get('/areas/:area/', async (request, reply) => {
    const view = await readArea(parts, areaOf(request));
    if (!view) return sendNoArea(request, reply);
    const { done } = request.query as Query;
    return sendArea(request, reply, parts, view, { done: doneChange(view, done) });
  });

  for (const act of acts)
    scope.post(`/areas/:area/${act}`, (request, reply) => change(request, reply, parts, act));
}

async function change(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ConsoleParts,
  act: Act,
): Promise<FastifyReply> {
  const area = areaOf(request);
  const fields = (request.body ?? {}) as Fields;
  const { actor } = visitorOf(request).visitor;
  try {
    const changes = await makeChange(parts.store, actor, { area, act, fields });
    const own = changes.find((made) => made.area === area);
    const done = String(own?.revision) === fields.expected ? 'unchanged' : own?.revision;
    return reply.redirect(`/operations/areas/${area}/?done=${done}`, 303);
  } catch (error) {
    if (error instanceof RequestRefused) return sendForbidden(request, reply, area);
    const view = await readArea(parts, area);
    if (!view) return sendNoArea(request, reply);
    const known = problemOf(error, act, {
      actor,
      version: fields.version,
      last: view.changes[0],
      nowMs: Date.now(),
    });
    if (!known) throw error;
    return sendArea(
      request,
      reply.code(known.status),
      parts,
      view,
      { problem: known.problem, typed: fields },
      known.status,
    );
  }
}

async function sendArea(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ConsoleParts,
  view: AreaView,
  outcome: Pick<AreaPageState, 'done' | 'problem' | 'typed'>,
  status = 200,
): Promise<FastifyReply> {
  const { visitor, formToken } = visitorOf(request);
  const { area, title } = view;
  const hours = rangeOf(request.query as Query);
  const telemetry = await parts.telemetry.read(area, hours);
  const kept = await storedReleases(parts, view);
  const page = {
    view,
    hours,
    telemetry,
    kept,
    actor: visitor.actor,
    formToken,
    nowMs: Date.now(),
    ...outcome,
  };
  const refreshFrom = `/operations/areas/${area}/?hours=${hours}`;
  const content = areaPage(page);
  return sendPage(request, reply, { visitor, formToken, title, content, refreshFrom, status });
}

/** Versions that visitors got lately come first, then those that never went live. */
async function storedReleases(
  { store, facts }: ConsoleParts,
  view: AreaView,
): Promise<readonly KeptRelease[]> {
  const { area, changes, pointer } = view;
  const used = changes.flatMap(({ entry }) => [entry.pointer?.canary?.version, entry.to, entry.from]);
  const order = [pointer.live, pointer.canary?.version, pointer.previous, ...used];
  const rank = (version: string) => (order.includes(version) ? order.indexOf(version) : order.length);
  const versions = [...(await store.versions(area))].sort().sort((one, other) => rank(one) - rank(other));
  return Promise.all(versions.map(async (version) => ({ version, fact: await facts.of(area, version) })));
}

/** The change that the address says has just been made, if the journal knows it. */
function doneChange({ changes }: AreaView, done: unknown): KnownChange | 'unchanged' | undefined {
  if (done === 'unchanged') return done;
  return changes.find(({ entry }) => String(entry.pointer?.revision) === done);
}

function sendNoArea(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const content = html`<div class="page-head"><h1>Такого раздела нет</h1><p>Его сняли с магазина или ещё не публиковали. <a href="/operations/">Ко всем разделам</a></p></div>`;
  return sendPage(request, reply, { ...visitorOf(request), title: 'Нет раздела', content, status: 404 });
}

function sendForbidden(request: FastifyRequest, reply: FastifyReply, area: string): Promise<FastifyReply> {
  const { visitor, formToken } = visitorOf(request);
  const content = html`<div class="page-head"><h1>На это нет прав</h1><p>Ваш токен — для раздела <b>${visitor.actor.area}</b>. Ничего не изменено.</p>
<p><a href="/operations/areas/${area}/">Вернуться к разделу</a></p></div>`;
  return sendPage(request, reply, { visitor, formToken, title: 'Нет прав', content, status: 403 });
}

function areaOf(request: FastifyRequest): string {
  return (request.params as { area: string }).area;
}

function rangeOf({ hours }: Query): Range {
  return ranges.find((range) => String(range) === hours) ?? 1;
}
