import { presetPeriods } from './preset-periods.ts';

it.each([
  ['month', '2026-11-01', '2026-11-22', 'Ноябрь 2026, по\u00a0сегодня'],
  ['quarter', '2026-10-01', '2026-11-22', 'IV квартал 2026, по\u00a0сегодня'],
  ['year', '2026-01-01', '2026-11-22', '2026 год, по\u00a0сегодня'],
] as const)('the running %s ends today', (kind, from, to, name) => {
  expect(presetPeriods(kind, '2026-11-22')[0]).toEqual({ from, to, name });
});

it.each([
  ['month', '2026-01-31', '2025-12-01', '2025-12-31', 'Декабрь 2025'],
  ['quarter', '2026-01-31', '2025-10-01', '2025-12-31', 'IV квартал 2025'],
  ['quarter', '2026-08-05', '2026-04-01', '2026-06-30', 'II квартал 2026'],
  ['year', '2026-08-05', '2025-01-01', '2025-12-31', '2025 год'],
] as const)('of a %s, on %s the latest that is over is whole', (kind, today, from, to, name) => {
  expect(presetPeriods(kind, today)[1]).toEqual({ from, to, name });
});
