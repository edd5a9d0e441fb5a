import { formatPhone } from '@shop/domain/format/phone';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict, Validation } from '../../../platform/errors/errors.ts';
import type { Visitor } from '../../../platform/http/session/visitor.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { companyIdsOf } from '../../access/access.api.ts';
import { sendPhoneWritten } from '../../profile/profile.api.ts';
import { endEverySession, recordSecurityEvent, voidRecoverySecrets } from '../../session/session.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';

import type { lockPerson } from './managed-people.ts';

type Person = Awaited<ReturnType<typeof lockPerson>>;

interface TypedPhone {
  /** Eleven digits; null removes the phone. */
  readonly phone: string | null;
  /** The phone that opened the account when the manager's form was loaded; null for none. */
  readonly seen: string | null;
  /** The confirmed phone is lost and may be in other hands. */
  readonly isLost: boolean;
  readonly visitor: Visitor;
}

/**
 * Saves the phone that a manager types for a person. It serves for calls and opens nothing until its owner confirms it
 * with a code (decision 068); until then the previously confirmed phone opens the account. A manager may only revoke
 * that one, with `isLost` or an empty phone: sessions end and password reset links stop working. The owner is notified
 * by email, and the audit log records it.
 *
 * Throws `Conflict` for revoking a phone confirmed after the manager loaded the form, and `Validation` of
 * `personal_phone` for a phone that opens another account, or for revoking the phone of somebody who also works for
 * another manager's client.
 */
export async function savePhone(
  db: Db,
  site: Pick<Settings, 'publicUrl' | 'siteName'>,
  actor: Actor,
  before: Person,
  { phone, seen, isLost, visitor }: TypedPhone,
): Promise<void> {
  const shown = before.givenPhone ?? before.phone;
  const closed = isLost || phone === null ? before.phone : null;
  const given = phone === before.phone ? null : phone;
  if (closed === null && given === before.givenPhone) return;
  if (closed !== null) refuseUnseen(closed, seen);
  if (closed !== null) await refuseShared(db, actor, before.id);
  if (given !== null && given !== before.givenPhone) await refuseUsedPhone(db, given);
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
  await recordCompanyChange(db, actor, before.companyIds, {
    action: 'user.changed',
    details: {
      userId: before.id,
      name: `${before.name} ${before.lastName}`,
      was: { phone: shown ?? '' },
      now: { phone: given ?? opens ?? '' },
    },
  });
}

/**
 * A form loaded before the phone was confirmed has an empty field, which does not mean that this phone is to be
 * removed.
 */
function refuseUnseen(proven: string, seen: string | null): void {
  if (proven === seen) return;
  throw new Conflict(
    `Пока форма была открыта, пользователь подтвердил телефон ${formatPhone(proven)}. Ничего не\u00a0сохранено: откройте форму заново и\u00a0проверьте телефон`,
  );
}

/** Only catches a slip early: the phone is checked again when its owner confirms it. */
async function refuseUsedPhone(db: Db, phone: string): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  if (owner === undefined) return;
  throw new Validation('Этот телефон уже указан в\u00a0другой учётной записи', 'personal_phone');
}

/** The phone also gives access to the person's companies at another manager. */
async function refuseShared(db: Db, actor: Actor, personId: number): Promise<void> {
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
