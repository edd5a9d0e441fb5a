import type { CheckedLine } from '@shop/contracts/basket-order/quick-order';
import { messageOf } from '@shop/platform/http';
import type { LineListAccess } from './line-list-state.ts';
import type { LineServer } from './line-server.ts';
import type { OrderLine } from './order-line.ts';
import { gatherApart, settle } from './sum-lines.ts';

/** Edits of several lines that follow each other go in one check. */
const CHECK_DEBOUNCE_MS = 300;

/** Checks the lines of a list that are written differently from what was checked: all in one call, one call at a time. */
export function createLineChecking(server: LineServer, list: LineListAccess) {
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let checking: AbortController | undefined;

  /** Checks what has no verdict; again for lines that turn out to name the offer of lines checked before. */
  async function check() {
    clearTimeout(debounce);
    const unchecked = list.get().lines.filter(({ fate, verdict }) => fate === 'open' && verdict === null);
    if (checking || unchecked.length === 0) return;
    const begun = list.epoch();
    checking = new AbortController();
    list.change({ isChecking: true, checkFailure: '' });
    try {
      const verdicts = await server.find(
        unchecked.map((line) => line.requested),
        checking.signal,
      );
      if (begun === list.epoch()) takeVerdicts(unchecked, verdicts);
    } catch (error) {
      if (begun === list.epoch()) list.change({ isChecking: false, checkFailure: messageOf(error) });
      return;
    } finally {
      if (begun === list.epoch()) checking = undefined;
    }
    if (begun === list.epoch()) void check();
  }

  function takeVerdicts(unchecked: readonly OrderLine[], verdicts: readonly CheckedLine[]) {
    const lines = settle(list.get().lines, unchecked, verdicts);
    list.change({
      lines: gatherApart(lines, new Set(unchecked.map((line) => line.requested.rowNumber))),
      isChecking: false,
    });
  }

  return {
    check,
    schedule() {
      clearTimeout(debounce);
      debounce = setTimeout(check, CHECK_DEBOUNCE_MS);
    },
    /** The list becomes another one: what was asked of this one is of no use. */
    cancel() {
      clearTimeout(debounce);
      checking?.abort();
      checking = undefined;
    },
  };
}
