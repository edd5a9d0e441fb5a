import { COUNTERPARTY_NAME_MAX } from '../constants.ts';

/** Cuts a counterparty's name to 38 characters with an ellipsis (§9). */
export function truncateName(name: string, max: number = COUNTERPARTY_NAME_MAX): string {
  const letters = [...name];
  return letters.length <= max ? name : `${letters.slice(0, max).join('').trimEnd()}…`;
}
