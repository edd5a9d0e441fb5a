import { SettingsError } from '@shop/server/environment';
import { ReleaseRefused } from './releases/gate/gate.ts';
import { ReleaseStoreError } from './releases/store/store.ts';

/** The message of an error for operators; a stack only for faults of the program. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError || error instanceof ReleaseRefused || error instanceof ReleaseStoreError)
    return error.message;
  const { code, path, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const place = path ?? '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another with PORT=….`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Set HOST to one it has.`;
    case 'EACCES':
    case 'EPERM':
      if (port !== undefined)
        return `Port ${port} needs more permissions than you have. Choose another with PORT=….`;
      return `No permission for ${place}. Give this user write access, or set another folder.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${place} or a part of it is not a folder.`;
    case 'EROFS':
      return `${place} is on a read-only file system.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `No space left on the disk${place ? ` for ${place}` : ''}. Nothing has been changed.`;
    default:
      return error.stack ?? error.message;
  }
}
