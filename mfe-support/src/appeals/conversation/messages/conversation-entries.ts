import { APPEAL_STATUS_NAMES, type Appeal, type AppealMessage } from '@shop/contracts/support/appeals';
import { dayOf } from './message-dates.ts';

type StatusChange = Appeal['statuses'][number];

/** One row of the conversation. */
export type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: AppealMessage }
  | { readonly kind: 'status'; readonly key: string; readonly label: string; readonly at: string };

/** A status set together with a message is written in the same transaction, so at the same instant. */
const TOGETHER_MS = 1000;

/**
 * Messages and status changes in chronological order, with a row before each new day (Moscow time) and before the
 * first unread message. Changes implied by a message, waiting or answered, are omitted.
 */
export function entriesOf(
  { messages, statuses }: Pick<Appeal, 'messages' | 'statuses'>,
  firstUnreadId: number | undefined,
): readonly Entry[] {
  const times = messages.map(({ createdAt }) => Date.parse(createdAt));
  const changes: Entry[] = visibleChanges(statuses, times).map((change) => ({ kind: 'status', ...change }));
  const written: Entry[] = messages.map((message) => ({
    kind: 'message',
    key: `message-${message.id}`,
    message,
  }));
  const entries: Entry[] = [];
  let day = '';
  // The sort is stable: of simultaneous entries the message comes first.
  for (const entry of [...written, ...changes].sort((one, other) => timeOf(one) - timeOf(other))) {
    const at = instantOf(entry);
    if (dayOf(at) !== day) {
      day = dayOf(at);
      entries.push({ kind: 'day', key: `day-${day}`, at });
    }
    if (entry.kind === 'message' && entry.message.id === firstUnreadId)
      entries.push({ kind: 'unread', key: 'unread' });
    entries.push(entry);
  }
  return entries;
}

function visibleChanges(statuses: readonly StatusChange[], messageTimes: readonly number[]) {
  return statuses.flatMap((change, index) => {
    const before = statuses[index - 1]?.status;
    // The first message implies the initial status.
    if (before === undefined && change.status === 'new') return [];
    const isReopened = before === 'solved' || before === 'closed';
    const isOfMessage = messageTimes.some((time) => Math.abs(time - Date.parse(change.at)) < TOGETHER_MS);
    const isEnd = change.status === 'solved' || change.status === 'closed';
    if (isOfMessage && !isEnd && !isReopened) return [];
    return [{ key: `status-${index}`, at: change.at, label: labelOf(change, isReopened && !isEnd) }];
  });
}

function labelOf({ status, byName }: StatusChange, isReopened: boolean): string {
  if (byName === null)
    return status === 'closed' ? 'Закрыто автоматически' : `Статус: ${APPEAL_STATUS_NAMES[status]}`;
  if (isReopened) return `${byName} открыл(а) обращение заново`;
  return `${byName} ${actionLabels[status]}`;
}

const actionLabels: Readonly<Record<StatusChange['status'], string>> = {
  new: 'вернул(а) в\u00a0новые',
  'in-progress': 'взял(а) в\u00a0работу',
  waiting: 'отметил(а): ожидает ответа',
  solved: 'отметил(а): решено',
  closed: 'закрыл(а) обращение',
};

function instantOf(entry: Entry): string {
  if (entry.kind === 'message') return entry.message.createdAt;
  return entry.kind === 'unread' ? '' : entry.at;
}

function timeOf(entry: Entry): number {
  return Date.parse(instantOf(entry));
}
