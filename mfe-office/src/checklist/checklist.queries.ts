import { getChecklist } from '@shop/contracts/office/checklist';
import { callQuery } from '@shop/platform/query';

/** Checked again whenever the page opens: the answer tells about this moment. */
export const checklistQuery = () => ({ ...callQuery(getChecklist, {}), staleTime: 0 });
