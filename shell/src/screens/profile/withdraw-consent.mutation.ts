import { type OwnConsent, withdrawConsent as withdrawCall } from '@shop/contracts/account/consents';
import { call, messageOf } from '@shop/platform/http';
import { checkSession } from '@shop/platform/session';
import { toast } from '@shop/ui';
import { refreshOwnData } from '../../chrome/consents/consents.queries.ts';
import { giveConsents } from '../../chrome/consents/give-consents.mutation.ts';

const UNDO_MS = 15_000;

/** Agrees to the text in force, and offers to withdraw it again. Reports a failure. */
export async function give({ kind, current }: OwnConsent): Promise<void> {
  if (current === null) return;
  await report('Согласие не\u00a0записано', async () => {
    await giveConsents([current.id], 'profile');
    toast('Согласие дано', {
      durationMs: UNDO_MS,
      action: {
        label: 'Отозвать',
        onClick: () => void report('Согласие не\u00a0отозвано', () => send(kind)),
      },
    });
  });
}

/** Withdraws a consent, and offers to give it again where the text is still the one that was agreed to. */
export async function withdraw({ kind, current, given }: OwnConsent): Promise<void> {
  await report('Согласие не\u00a0отозвано', async () => {
    await send(kind);
    if (current === null || given?.version !== current.version) return void toast('Согласие отозвано');
    const restore = () => giveConsents([current.id], 'profile');
    toast('Согласие отозвано', {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void report('Согласие не\u00a0возвращено', restore) },
    });
  });
}

async function send(kind: OwnConsent['kind']): Promise<void> {
  await call(withdrawCall, { body: { kind } });
  await Promise.allSettled([checkSession(), refreshOwnData()]);
}

async function report(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast.danger(`${failure}. ${messageOf(error)}`);
  }
}
