import { publish, receive, subscribe } from './bus.ts';

it('tells every listener, and none after it has stopped', () => {
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

it('keeps telling the others when one listener fails', () => {
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
