import type { sendSmsCode } from '@shop/contracts/account/account';
import type { CallInput } from '@shop/contracts/platform/call';
import { SMS_CODE_MAX_AGE_S } from '@shop/domain/constants';
import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

export type SmsPurpose = CallInput<typeof sendSmsCode>['body']['purpose'];

/** Wall-clock times, because `performance.now()` restarts with a reload. */
const sentCode = v.object({ phone: v.string(), sentAtMs: v.number(), resendAtMs: v.number() });
type SentCode = v.InferOutput<typeof sentCode>;

/** The phone number of a sent code and its times while the code is valid; never the code itself. */
const stored = persisted(sentCode, 'shell.sms-code.{purpose}', 'tab');

/** Returns the code sent before a reload while it is valid, so that the visitor sees its field again. */
export function readSentCode(purpose: SmsPurpose): SentCode | undefined {
  const kept = stored.read({ purpose });
  return kept && Date.now() - kept.sentAtMs < SMS_CODE_MAX_AGE_S * 1000 ? kept : undefined;
}

/** Stores the phone number in this tab only; the code itself is stored nowhere. */
export function storeSentCode(purpose: SmsPurpose, kept: SentCode): void {
  stored.write(kept, { purpose });
}

/** Deletes the sent code once it is used or another phone is requested. */
export function deleteSentCode(purpose: SmsPurpose): void {
  stored.write(undefined, { purpose });
}
