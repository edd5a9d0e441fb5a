import type { JournalEntry } from '@shop/contracts/office/journal';

/** A state as people read it: titles of fields with their values. A list is compared entry by entry. */
export type Words = ReadonlyMap<string, string | readonly string[]>;

/** More entries of a list than this are counted, not named. */
const NAMED_ENTRIES = 20;

/** Returns the fields whose words differ. Null stands for a thing that did not exist, or exists no more. */
export function compareWords(before: Words | null, after: Words | null): JournalEntry['changes'] {
  const titles = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...titles].flatMap((title) => {
    const [former, latter] = [before?.get(title), after?.get(title)];
    const changed =
      Array.isArray(former) && Array.isArray(latter)
        ? { title, before: '', after: compareLists(former, latter) }
        : { title, before: wordsOf(former), after: wordsOf(latter) };
    return changed.before === changed.after ? [] : [changed];
  });
}

/** Example: «убрано 01.02.2027; добавлено 03.02.2027». */
function compareLists(former: readonly string[], latter: readonly string[]): string {
  const removed = former.filter((entry) => !latter.includes(entry));
  const added = latter.filter((entry) => !former.includes(entry));
  return [
    removed.length > 0 && `убрано ${nameAll(removed)}`,
    added.length > 0 && `добавлено ${nameAll(added)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function wordsOf(value: string | readonly string[] | undefined): string {
  if (value === undefined) return '';
  return (typeof value === 'string' ? value : nameAll(value)) || 'пусто';
}

function nameAll(list: readonly string[]): string {
  const rest = list.length - NAMED_ENTRIES;
  return list.slice(0, NAMED_ENTRIES).join(', ') + (rest > 0 ? ` и\u00a0ещё ${rest}` : '');
}
