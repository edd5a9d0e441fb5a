import { expectEcho, publish, receive, subscribe } from './bus.ts';

it('calls every listener, and none after it has unsubscribed', () => {
  const first = jest.fn();
  const second = jest.fn();
  const stop = subscribe('basket.changed', first);
  const stopSecond = subscribe('basket.changed', second);
  publish('basket.changed', { offerIds: [1] });
  stop();
  publish('basket.changed', { offerIds: [2] });
  stopSecond();
  expect(first.mock.calls).toEqual([[{ offerIds: [1] }]]);
  expect(second).toHaveBeenCalledTimes(2);
});

it('keeps calling the others when one listener fails', () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const heard = jest.fn();
  const stops = [
    subscribe('order.placed', () => {
      throw new Error('broken listener');
    }),
    subscribe('order.placed', heard),
  ];
  publish('order.placed', { orderId: 5 });
  for (const stop of stops) stop();
  expect(heard).toHaveBeenCalledWith({ orderId: 5 });
  expect(reported).toHaveBeenCalledTimes(1);
});

it.each([
  ['an unknown event', { name: 'basket.stolen', payload: {} }],
  ['a payload of another shape', { name: 'order.placed', payload: { orderId: 'DROP TABLE' } }],
  ['a name from the prototype', { name: 'toString', payload: {} }],
  ['nothing', null],
  ['text', 'order.placed'],
])('drops %s from outside', (_, message) => {
  const heard = jest.fn();
  const stop = subscribe('order.placed', heard);
  receive(message);
  stop();
  expect(heard).not.toHaveBeenCalled();
});

it('drops the echo of a write that this page tells of itself, and no other event', () => {
  const heard = jest.fn();
  const stop = subscribe('basket.changed', heard);
  expectEcho('key-1');
  const echo = { name: 'basket.changed', payload: { offerIds: [1] }, id: 'key-1' };
  receive(echo);
  publish('basket.changed', { offerIds: [1], quantities: [{ offerId: 1, quantity: 5 }] }, 'key-1');
  receive(echo);
  receive({ ...echo, id: 'key-2' });
  receive({ ...echo, id: undefined });
  stop();
  expect(heard).toHaveBeenCalledTimes(3);
  expect(heard).toHaveBeenNthCalledWith(1, { offerIds: [1], quantities: [{ offerId: 1, quantity: 5 }] });
});
