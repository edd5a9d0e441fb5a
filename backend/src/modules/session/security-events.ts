import type { Db } from '../../platform/database/database.ts';
import type { SecurityEventKind } from '../../platform/database/schema.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { deviceName } from './device-name.ts';

interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Absent where the attempt named nobody: what was typed instead is not kept, for it may be a password. */
  readonly userId?: number | undefined;
  readonly actedBy?: number | undefined;
}

/** The audit of the entrance: who, what, from where, with what. No secret stands in it. */
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
