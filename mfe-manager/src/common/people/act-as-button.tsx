import { beginActing } from '@shop/kit/acting';
import { messageOf } from '@shop/platform/http';
import { Button, toast } from '@shop/ui';
import { useState } from 'react';

interface ActAsButtonProps {
  readonly userId: number;
  /** «Анна Петрова» */
  readonly name: string;
  /** The company at which. */
  readonly counterpartyId: number;
}

/** Goes on as a user of a company (§2). */
export function ActAsButton({ userId, name, counterpartyId }: ActAsButtonProps) {
  const [busy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    try {
      // The page goes; until then the button is busy.
      await beginActing({ userId, counterpartyId });
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
