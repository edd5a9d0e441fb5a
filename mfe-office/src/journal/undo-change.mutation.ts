import { type JournalEntry, undoOfficeChange } from '@shop/contracts/office/journal';
import { call, messageOf } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { toast } from '@shop/ui';

/** Undoes a change and says so; pages that show the thing read it again. Returns whether it was undone. */
export async function undoChange({ id, action, subject }: JournalEntry): Promise<boolean> {
  try {
    await call(undoOfficeChange, { params: { id } });
    toast(`Отменено: ${action}, ${subject}`);
    return true;
  } catch (error) {
    toast.danger(`${subject}: не\u00a0отменено. ${messageOf(error)}`);
    return false;
  } finally {
    // Also after a refusal: the thing has changed since the journal was read.
    void queryClient.invalidateQueries();
  }
}
