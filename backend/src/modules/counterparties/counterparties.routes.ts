import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { route, write } from '../../platform/http/route.ts';
import { counterpartiesOf } from './counterparties.repository.ts';

/** Counterparties of the user (§7): the list, and switching to one of them. */
export const counterpartyRoutes = [
  route(getCounterparties, async ({ actor, db }) => ({ items: await counterpartiesOf(db, actor).list() })),

  write(switchCounterparty, async ({ actor, db, params }) => {
    await counterpartiesOf(db, actor).switchTo(params.id);
  }),
];
