import { ReleaseRefused } from '../../../releases/gate/gate.ts';
import { ReleaseWithdrawn } from '../../../releases/moves/refuse-withdrawn.ts';
import type { TakenBack } from '../../../releases/moves/taken-back.ts';
import { PointerMovedError, ReleaseStoreError } from '../../../releases/store/store.ts';
import type { Actor } from '../../actor.ts';
import { describeActor, describeChange, type KnownChange } from '../change-text.ts';
import { agoOf } from '../time-text.ts';
import type { Act, Problem } from './change-forms.ts';
import { InputRefused } from './change-input.ts';

/** A problem together with the status that says it to programs. */
export interface AnsweredProblem {
  readonly status: number;
  readonly problem: Problem;
}

/**
 * The problem to show for a failed change; undefined for an unexpected error. `version` was requested, `last`
 * is the area's latest change.
 */
export function problemOf(
  error: unknown,
  act: Act,
  {
    actor,
    version,
    last,
    nowMs,
  }: {
    readonly actor: Actor;
    readonly version: string | undefined;
    readonly last: KnownChange | undefined;
    readonly nowMs: number;
  },
): AnsweredProblem | undefined {
  if (error instanceof InputRefused)
    return { status: 400, problem: { act, title: 'Так не получится', reasons: error.reasons } };
  if (error instanceof PointerMovedError)
    return { status: 409, problem: conflict(act, version, last, nowMs) };
  if (error instanceof ReleaseWithdrawn)
    return { status: 422, problem: withdrawnAgain(act, error.withdrawn, nowMs) };
  if (error instanceof ReleaseRefused) {
    const offersDrop = actor.isAdmin && error.reasons.some((reason) => reason.includes('fallback'));
    const title = 'Проверка релизов не пропустила';
    return { status: 422, problem: { act, title, reasons: error.reasons, isFromGate: true, offersDrop } };
  }
  if (error instanceof ReleaseStoreError) {
    const reasons = ['Хранилище релизов сейчас не читается или не пишется. Ничего не изменилось.'];
    return { status: 503, problem: { act, title: 'Не получилось', reasons } };
  }
  return undefined;
}

/** The failures of a release that is about to go to visitors again. */
function withdrawnAgain(act: Act, { version, at, by, why }: TakenBack, nowMs: number): Problem {
  const title = `${version} отозван ${agoOf(at, nowMs)} (${describeActor(by)}). Всё равно показать его посетителям?`;
  return { act, title, reasons: [why ?? 'Причину не записали.'], withdrawn: version };
}

function conflict(
  act: Act,
  version: string | undefined,
  last: KnownChange | undefined,
  nowMs: number,
): Problem {
  const title = 'Пока вы решали, раздел изменили';
  if (!last) return { act, title, reasons: [] };
  const { at, by, pointer } = last.entry;
  const isDone = act === 'rollback' && pointer?.live === version && !pointer?.canary;
  return {
    act,
    title,
    reasons: [
      `${describeChange(last)} (${describeActor(by)}, ${agoOf(at, nowMs)}).`,
      isDone
        ? `${version} уже у всех, второй откат не нужен: форма ниже вернула бы релиз ещё старее.`
        : 'Ничего из вашего не применено. Проверьте и отправьте ещё раз.',
    ],
  };
}
