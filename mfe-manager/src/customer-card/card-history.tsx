import type { ManagedCard } from '@shop/contracts/manager/manager';
import { HistoryView } from '../common/history/history-view.tsx';
import { fullNameOf } from '../common/people/person-name.ts';

/** The activity log of a client, including actions of impersonators. */
export function CardHistory({ card }: { readonly card: ManagedCard }) {
  return (
    <HistoryView
      contragent={card.id}
      people={card.users.map((person) => ({ id: person.id, name: fullNameOf(person) }))}
    />
  );
}
