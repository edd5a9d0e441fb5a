import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { Visitor } from '../../../platform/http/session/visitor.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { companyIdsOf } from '../../access/access.api.ts';
import { sendPhoneWritten } from '../../profile/profile.api.ts';
import { recordSecurityEvent, voidRecoverySecrets } from '../../session/session.api.ts';
import { tellCompanies } from '../tell-companies.ts';
import { endEverySession } from './end-every-session.ts';
import type { holdPerson } from './managed-people.ts';

type Person = Awaited<ReturnType<typeof holdPerson>>;

interface TypedPhone {
  /** Eleven digits; null to have none. */
  readonly phone: string | null;
  /** The phone the account opens by is in other hands. */
  readonly isLost: boolean;
  readonly visitor: Visitor;
}

/**
 * Saves the phone that a manager types for a person. It is written down for calling and opens nothing until its owner
 * proves it by a code (decision 068); the phone that he has proven before opens the account until then. A manager
 * may only take that key away, with `isLost` or an empty phone: the sessions end and links to a new password close. The
 * owner is told by e-mail and in the audit. Throws `Validation` of `personal_phone` for a phone that opens another
 * account, and for taking the key from somebody who works for another manager's client too.
 */
export async function savePhone(
  db: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: ActingUser,
  before: Person,
  { phone, isLost, visitor }: TypedPhone,
): Promise<void> {
  const shown = before.givenPhone ?? before.phone;
  const isClosed = before.phone !== null && (isLost || phone === null);
  const given = phone === before.phone ? null : phone;
  if (!isClosed && given === before.givenPhone) return;
  if (isClosed) await refuseShared(db, actor, before.id);
  if (given !== null && given !== before.givenPhone) await refuseTaken(db, given);
  const opens = isClosed ? null : before.phone;
  await db
    .updateTable('users')
    .set({ phone: opens, given_phone: given })
    .where('id', '=', before.id)
    .execute();
  const audited = { userId: before.id, actedBy: actor.userId };
  if (given !== null && given !== before.givenPhone)
    await recordSecurityEvent(db, visitor, { kind: 'phone-given', ...audited });
  if (isClosed) {
    await recordSecurityEvent(db, visitor, { kind: 'phone-closed', ...audited });
    await voidRecoverySecrets(db, before.id);
    await endEverySession(db, before.id);
  }
  const written = { given, opens, closed: isClosed ? before.phone : null, manager: actor.name };
  await sendPhoneWritten(db, site, { recipient: before.login, ...written });
  await tellCompanies(db, actor, before.companyIds, {
    action: 'user.changed',
    details: {
      userId: before.id,
      name: `${before.name} ${before.lastName}`,
      was: { phone: shown ?? '' },
      now: { phone: given ?? opens ?? '' },
    },
  });
}

/** Only to spare a slip: whether the phone is free is asked again when its owner proves it. */
async function refuseTaken(db: Db, phone: string): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  if (owner === undefined) return;
  throw new Validation('Этот телефон уже указан в\u00a0другой учётной записи', 'personal_phone');
}

/** The key also opens what the person has at another manager's clients. */
async function refuseShared(db: Db, actor: ActingUser, personId: number): Promise<void> {
  const elsewhere = await unscoped(db, 'every company the person belongs to')
    .selectFrom('counterparty_users')
    .select('counterparty_id')
    .where('user_id', '=', personId)
    .where('counterparty_id', 'not in', companyIdsOf(db, actor))
    .executeTakeFirst();
  if (elsewhere === undefined) return;
  throw new Validation(
    'Этот человек работает и\u00a0у\u00a0клиентов другого менеджера. Телефон для входа убирает он\u00a0сам',
    'personal_phone',
  );
}
