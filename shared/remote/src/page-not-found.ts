import { ApiRefusal } from '@shop/platform/http';

/** Thrown while rendering: the address is valid but nothing is there. The page becomes the 404 page (§8). */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Whether an error means that there is nothing at this address. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PageNotFound || (error instanceof ApiRefusal && error.code === 404);
}

/** Whether a call was refused because the session is over: the login page is on its way, and nobody sees a 401 (§4). */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'auth';
}

/** Whether a script of a release that did start could not be loaded later. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
