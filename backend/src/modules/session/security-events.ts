import type { Db } from '../../platform/database/database.ts';
import type { SecurityEventKind } from '../../platform/database/schema.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { deviceName } from './device-name.ts';

interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Absent where the attempt named no account: what was typed is not stored, because it may be a password. */
  readonly userId?: number | undefined;
  readonly actedBy?: number | undefined;
}

/** Records an event of the authentication audit: who, what, from which address and browser. It holds no secrets. */
export async function recordSecurityEvent(
  db: Db,
  { address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>,
  { kind, userId, actedBy }: SecurityEvent,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      kind,
      user_id: userId ?? null,
      acted_by: actedBy ?? null,
      address,
      device: deviceName(userAgent),
    })
    .execute();
}
