import type { Db } from '../../../platform/database/database.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { findNode } from '../nodes/nodes.repository.ts';

interface Step {
  readonly name: string;
  readonly answer: string;
  readonly isWell: boolean;
  readonly ms: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Plays 1C's first calls over the public address, through every proxy before it: `checkauth` with the password, `init`
 * with the cookie. Throws `NotFound`.
 */
export async function tryNode(
  db: Db,
  { id, password, address }: { readonly id: number; readonly password: string; readonly address: string },
): Promise<{ readonly isWell: boolean; readonly steps: Step[] }> {
  const node = await findNode(db, id);
  if (node === undefined) throw new NotFound('Такого узла обмена нет');
  const [type = 'catalog'] = node.kinds;
  const basic = `Basic ${Buffer.from(`${node.login}:${password}`).toString('base64')}`;
  const call = (mode: string, headers: Record<string, string>) =>
    ask(`${address}?${new URLSearchParams({ type, mode })}`, mode, headers);

  const login = await call('checkauth', { authorization: basic });
  if (!login.step.isWell) return { isWell: false, steps: [login.step] };
  const [, name, value] = login.text.split('\n');
  const init = await call('init', { cookie: `${name}=${value}` });
  return { isWell: init.step.isWell, steps: [login.step, init.step] };
}

async function ask(
  url: string,
  name: string,
  headers: Record<string, string>,
): Promise<{ readonly text: string; readonly step: Step }> {
  const startedAt = performance.now();
  const stepOf = (answer: string, isWell: boolean) => ({
    ...{ name, answer, isWell },
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = (await answer.text()).slice(0, 2000);
    const isWell = answer.ok && /^(success|zip=)/.test(text);
    if (isWell) return { text, step: stepOf(name === 'checkauth' ? 'success' : text, true) };
    const shown = /^failure/.test(text) ? text : `Код ответа ${answer.status}: отвечает не\u00a0магазин`;
    return { text, step: stepOf(shown, false) };
  } catch (error) {
    return { text: '', step: stepOf(reasonOf(error), false) };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'Нет ответа за 10\u00a0секунд';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'ошибка сети';
  return `Адрес не\u00a0отвечает: ${code}`;
}
