import type { CallAnswer } from '@shop/contracts/platform/call';
import { type EditedFaqItem, type getEditedFaq, moveFaqItem } from '@shop/contracts/support/content-editing';
import { call, messageOf } from '@shop/platform/http';
import { queryClient, useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { editedFaqQuery, refreshFaq } from '../common/content-editing.queries.ts';

interface Move {
  readonly id: number;
  readonly to: 'up' | 'down';
}

/** Moves a question up or down in its section: shown at once, sent one by one, rolled back on failure. */
export function useMoveFaqItem() {
  return useMutation({
    scope: { id: 'faq-order' },
    mutationFn: ({ id, to }: Move) => call(moveFaqItem, { params: { id }, body: { to } }),
    onMutate: async (move) => {
      const { queryKey } = editedFaqQuery();
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before: CallAnswer<typeof getEditedFaq> | undefined) =>
        before ? { items: moved(before.items, move) } : before,
      );
    },
    onError: (error) => toast.danger(`Порядок не\u00a0сохранён. ${messageOf(error)}`),
    onSettled: async () => {
      // Only after the last of the pending moves.
      if (queryClient.isMutating() === 1) await refreshFaq();
    },
  });
}

function moved(items: readonly EditedFaqItem[], { id, to }: Move): EditedFaqItem[] {
  const changed = [...items];
  const from = changed.findIndex((item) => item.id === id);
  const section = changed[from]?.section;
  const step = to === 'up' ? -1 : 1;
  let other = from + step;
  while (changed[other] && changed[other]?.section !== section) other += step;
  const [one, two] = [changed[from], changed[other]];
  if (one && two) [changed[from], changed[other]] = [two, one];
  return changed;
}
