import { openStore } from '../releases/store/open-store.ts';
import { pointTo } from '../releases/store/pointer.ts';

/** Run as a process of its own: moves the pointer of an area again and again. */
const [settings = '{}', area = '', name = '', times = '0'] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings));
for (let turn = 0; turn < Number(times); turn += 1) {
  const act = { command: 'publish', by: name, why: null } as const;
  await store.change(async (change) =>
    change.point(pointTo(area, `${name}-${turn}`, change.pointers.get(area)), act),
  );
}
await store.close();
