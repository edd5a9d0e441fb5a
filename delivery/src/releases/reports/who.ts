import { userInfo } from 'node:os';

/** The operator's name for the journal. A container may run as a user that has none. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
