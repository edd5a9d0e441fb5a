import { ApiRefusal } from '@shop/platform/http';

/** Whether the server refused a call for a missing permission: it may have been revoked, and a retry would not help. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'forbidden';
}
