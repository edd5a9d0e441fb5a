import type { sendSmsCode } from '@shop/contracts/account/account';
import type { CallInput } from '@shop/contracts/platform/call';
import { SMS_CODE_MAX_AGE_S } from '@shop/domain/constants';
import * as v from 'valibot';

export type SmsPurpose = CallInput<typeof sendSmsCode>['body']['purpose'];

/** Times of the wall clock, for the page's own begins anew with a reload. */
const keptCode = v.object({ phone: v.string(), sentAtMs: v.number(), resendAtMs: v.number() });
type KeptCode = v.InferOutput<typeof keptCode>;

/** A code that was sent before a reload, as long as it is good for anything: its field is what the visitor needs. */
export function recallCode(purpose: SmsPurpose): KeptCode | undefined {
  try {
    const kept = v.parse(keptCode, JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? ''));
    return Date.now() - kept.sentAtMs < SMS_CODE_MAX_AGE_S * 1000 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps where it was sent to, in this tab alone; the code itself nobody keeps. */
export function keepCode(purpose: SmsPurpose, kept: KeptCode): void {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(kept));
}

/** It was used, or another phone is wanted. */
export function dropCode(purpose: SmsPurpose): void {
  sessionStorage.removeItem(keyOf(purpose));
}

function keyOf(purpose: SmsPurpose): string {
  return `shell.sms-code.${purpose}`;
}
