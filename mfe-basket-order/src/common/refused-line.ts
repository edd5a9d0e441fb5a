import { ApiRefusal } from '@shop/platform/http';

/** The line of a list that a refusal names (`products.3.quantity`), from 0; undefined where it names none. */
export function refusedLine(error: unknown): number | undefined {
  const field = error instanceof ApiRefusal ? error.errors[0]?.field : undefined;
  const named = /^products\.(\d+)\b/.exec(field ?? '')?.[1];
  return named === undefined ? undefined : Number(named);
}
