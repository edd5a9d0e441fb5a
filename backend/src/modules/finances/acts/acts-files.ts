import type { FileProducer } from '../../../platform/files/file-tickets.ts';
import { readAct, readyAct } from './acts.repository.ts';
import type { NumberedAct } from './acts-content.ts';
import { writeAct } from './acts-xlsx.ts';

/** Kind of the file ticket; its parameters are the act's id and the format. */
export const ACT_FILE = 'finance-act';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An act as PDF or XLSX. Whether the actor may have it is asked again: the right may have gone since. */
export function produceAct(
  draw: (act: NumberedAct) => Promise<Buffer>,
): FileProducer<{ id: number; format: 'pdf' | 'xlsx' }> {
  return async ({ id, format }, { db, actor }) => {
    const { number } = await readyAct(db, actor, id);
    const name = `Акт сверки ${number}.${format}`;
    if (format === 'xlsx') return { name, type: XLSX, content: writeAct(await readAct(db, id)) };
    const paper = await db.selectFrom('act_papers').select('pdf').where('act_id', '=', id).executeTakeFirst();
    const content = paper === undefined ? await draw(await readAct(db, id)) : Buffer.from(paper.pdf);
    return { name, type: 'application/pdf', content };
  };
}
