import type { FileOutcome } from '../../../modules/exchange/exchange.api.ts';

const nothing = { counts: {}, problems: [], problemCount: 0 } as const;

/** The file changes nothing; the message says why. */
export function refused(message: string): FileOutcome {
  return { state: 'refused', message, ...nothing };
}

/** The file waits for a person's yes; the message says for what. */
export function held(message: string): FileOutcome {
  const hint = 'Файл ждёт решения в управлении магазином: Обмен с 1С → Журнал.';
  return { state: 'held', message: `${message}\n${hint}`, ...nothing };
}

/** The outcome that the file would have had. */
export function rehearsed(outcome: FileOutcome): FileOutcome {
  return { ...outcome, message: `Репетиция, в магазине ничего не изменилось.\n${outcome.message}` };
}
