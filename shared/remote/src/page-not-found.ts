import { ApiRefusal } from '@shop/platform/http';

/** Throw it while rendering if the address is valid but has no content; the page becomes the 404 page (§8). */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Whether an error means that the address has no content. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PageNotFound || (error instanceof ApiRefusal && error.code === 404);
}

/** Whether a call was refused because the session has ended: the login page follows, so nobody sees a 401 (§4). */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'auth';
}

/** Whether a lazy chunk of a started release could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
