import { beginImpersonation } from '@shop/kit/impersonation';
import { messageOf } from '@shop/platform/http';
import { Button, toast } from '@shop/ui';
import { useState } from 'react';

interface ImpersonateButtonProps {
  readonly userId: number;
  /** «Анна Петрова» */
  readonly name: string;
  /** The company to impersonate the user at. */
  readonly counterpartyId: number;
}

/** Starts impersonating a user of a company (§2). */
export function ImpersonateButton({ userId, name, counterpartyId }: ImpersonateButtonProps) {
  const [busy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    try {
      // The button stays pending until the page unloads.
      await beginImpersonation({ userId, counterpartyId });
    } catch (error) {
      toast.danger(`Войти как ${name} не\u00a0получилось. ${messageOf(error)}`);
      setBusy(false);
    }
  }
  return (
    <Button size="s" pending={busy} aria-label={`Войти как ${name}`} onClick={() => void handleClick()}>
      Войти как
    </Button>
  );
}
