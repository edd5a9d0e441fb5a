import { consentTitles } from '@shop/contracts/account/consents';
import { type OfficeConsent, publishConsentText } from '@shop/contracts/office/consents';
import { call } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshConsents } from './consents.queries.ts';

/** Publishes the next version over the one that was seen. Rejects as the call does: `conflict` after another one. */
export async function publishConsent({ kind, current }: OfficeConsent, text: string): Promise<void> {
  const published = await call(publishConsentText, { body: { kind, text, version: current?.version ?? 0 } });
  toast.success(`${consentTitles[kind]}: опубликована версия ${published.current?.version}`);
  await refreshConsents();
}
