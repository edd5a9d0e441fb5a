import { switchCounterparty } from '@shop/contracts/account/header';
import type { OwnCompany } from '@shop/contracts/manager/company';
import { publish } from '@shop/platform/events';
import { call, messageOf, whenIdle } from '@shop/platform/http';
import { toast } from '@shop/ui';

/** How long a switch waits for pending requests, as in the header. */
const WAIT_MS = 3000;

/** Makes a company the current one (§4), which reloads all tabs of the browser; a failure is reported. */
export async function switchCompany({ id, name }: OwnCompany): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
  try {
    await call(switchCounterparty, { params: { id } });
    publish('counterparty.switched', { counterpartyId: id });
  } catch (error) {
    toast.danger(`Текущая компания не\u00a0изменена: ${name}. ${messageOf(error)}`);
  }
}
