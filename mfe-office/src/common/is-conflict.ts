import { ApiRefusal } from '@shop/platform/http';

/** Whether the API has refused a save because somebody else has saved meanwhile. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiRefusal && error.errors.some(({ code }) => code === 'conflict');
}
