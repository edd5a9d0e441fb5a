import { mergeArrivedNotifications } from './merge-arrived-notifications.ts';
import { buildNotificationWith } from './notification.builder.ts';

const list = (...ids: number[]) => ids.map((id) => buildNotificationWith({ id }));
const idsOf = (notifications: readonly { id: number }[]) => notifications.map(({ id }) => id);

it.each<[string, number[], number[], number[], number]>([
  ['shows what there is when nothing has come', [3, 2, 1], [3, 2, 1], [3, 2, 1], 0],
  ['holds back what has come, and keeps what it pushed off', [3, 2, 1], [5, 4, 3], [3, 2, 1], 2],
  ['keeps everything when a whole page has come', [3, 2, 1], [9, 8, 7], [3, 2, 1], 3],
  ['lets go what the filter no longer finds', [3, 2, 1], [4, 3, 1], [3, 1], 1],
  ['keeps nothing on a page that is not full', [3, 2, 1], [4, 3], [3], 1],
  ['fills a gap from below', [4, 3, 2], [4, 2, 1], [4, 2, 1], 0],
  ['goes by what is there, not by its order', [1, 3, 2], [5, 1, 3], [1, 3, 2], 1],
  ['shows the first ones where there were none', [], [2, 1], [2, 1], 0],
])('%s', (_, read, now, shown, arrivedCount) => {
  const merged = mergeArrivedNotifications(list(...read), list(...now), 3);
  expect(idsOf(merged.shown)).toEqual(shown);
  expect(merged.arrivedCount).toBe(arrivedCount);
});

it('shows the rows as they are now', () => {
  const now = [buildNotificationWith({ id: 2 }), buildNotificationWith({ id: 1, isRead: true })];
  expect(mergeArrivedNotifications(list(1), now, 3).shown).toEqual([now[1]]);
});
