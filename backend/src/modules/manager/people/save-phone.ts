import { formatPhone } from '@shop/domain/format/phone';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, Validation } from '../../../platform/errors/errors.ts';
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
  /** By which the account opened when the manager's form was read; null for none. */
  readonly seen: string | null;
  /** That phone is in other hands. */
  readonly isLost: boolean;
  readonly visitor: Visitor;
}

/**
 * Saves the phone that a manager types for a person. It is written down for calling and opens nothing until its owner
 * proves it by a code (decision 068); the phone that he has proven before opens the account until then. A manager
 * may only take that key away, with `isLost` or an empty phone: the sessions end and links to a new password close. The
 * owner is told by e-mail and in the audit. Throws `Conflict` for taking away a phone that was proven after the manager
 * had opened the form, and `Validation` of `personal_phone` for a phone that opens another account, and for taking the
 * key from somebody who works for another manager's client too.
 */
export async function savePhone(
  db: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: ActingUser,
  before: Person,
  { phone, seen, isLost, visitor }: TypedPhone,
): Promise<void> {
  const shown = before.givenPhone ?? before.phone;
  const closed = isLost || phone === null ? before.phone : null;
  const given = phone === before.phone ? null : phone;
  if (closed === null && given === before.givenPhone) return;
  if (closed !== null) refuseUnseen(closed, seen);
  if (closed !== null) await refuseShared(db, actor, before.id);
  if (given !== null && given !== before.givenPhone) await refuseTaken(db, given);
  const opens = closed === null ? before.phone : null;
  await db
    .updateTable('users')
    .set({ phone: opens, given_phone: given })
    .where('id', '=', before.id)
    .execute();
  const audited = { userId: before.id, actedBy: actor.userId };
  if (given !== null && given !== before.givenPhone)
    await recordSecurityEvent(db, visitor, { kind: 'phone-given', ...audited });
  if (closed !== null) {
    await recordSecurityEvent(db, visitor, { kind: 'phone-closed', ...audited });
    await voidRecoverySecrets(db, before.id);
    await endEverySession(db, before.id);
  }
  const written = { given, opens, closed, manager: actor.name };
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

/** An empty field of a form that was opened before the phone was proven says nothing of that phone. */
function refuseUnseen(proven: string, seen: string | null): void {
  if (proven === seen) return;
  throw new Conflict(
    `Пока форма была открыта, пользователь подтвердил телефон ${formatPhone(proven)}. Ничего не\u00a0сохранено: откройте форму заново и\u00a0проверьте телефон`,
  );
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
