import type { FileProducer } from '../../../platform/files/file-tickets.ts';
import { readAct, readyAct } from './acts.repository.ts';
import type { NumberedAct } from './acts-content.ts';
import { writeActWorkbook } from './acts-xlsx.ts';

/** File kind; its parameters are the id of an act and the format. */
export const ACT_FILE = 'finance-act';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Produces an act as PDF or XLSX. Access is checked again, because rights may have changed since the URL was issued.
 */
export function produceAct(
  render: (act: NumberedAct) => Promise<Buffer>,
): FileProducer<{ id: number; format: 'pdf' | 'xlsx' }> {
  return async ({ id, format }, { db, actor }) => {
    const { number } = await readyAct(db, actor, id);
    const name = `Акт сверки ${number}.${format}`;
    if (format === 'xlsx') return { name, type: XLSX, content: writeActWorkbook(await readAct(db, id)) };
    const stored = await db
      .selectFrom('act_papers')
      .select('pdf')
      .where('act_id', '=', id)
      .executeTakeFirst();
    const content = stored === undefined ? await render(await readAct(db, id)) : Buffer.from(stored.pdf);
    return { name, type: 'application/pdf', content };
  };
}
