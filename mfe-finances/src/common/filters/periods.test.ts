import { type PresetPeriod, periodProblem, presetPeriod } from './periods.ts';

it.each<[PresetPeriod, string, string, string]>([
  ['month', '2026-11-22', '2026-11-01', '2026-11-22'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-22', '2026-10-01', '2026-11-22'],
  ['last-quarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['year', '2026-11-22', '2026-01-01', '2026-11-22'],
  ['last-year', '2026-11-22', '2025-01-01', '2025-12-31'],
])('%s on %s is from %s to %s', (name, today, dateFrom, dateTo) => {
  expect(presetPeriod(name, today)).toEqual({ dateFrom, dateTo });
});

it.each([
  ['2026-02-02', '2026-02-01', 'dateTo', 'Начало периода позже его конца'],
  ['2026-11-23', undefined, 'dateFrom', 'Этот день ещё не наступил'],
  ['2026-01-01', '2027-01-01', 'dateTo', 'Этот день ещё не наступил'],
  ['0202-01-01', undefined, 'dateFrom', 'Не раньше 2000 года'],
  ['2010-01-01', '2026-01-01', 'dateFrom', 'Не больше десяти лет'],
  ['2010-01-01', undefined, 'dateFrom', 'Не больше десяти лет'],
])('from %s to %s is refused at %s: %s', (dateFrom, dateTo, field, text) => {
  expect(periodProblem({ dateFrom, dateTo }, '2026-11-22')).toEqual({ field, text });
});

it('accepts two days within ten years, or one alone', () => {
  expect(periodProblem({ dateFrom: '2016-11-22', dateTo: '2026-11-22' }, '2026-11-22')).toBeNull();
  expect(periodProblem({ dateFrom: undefined, dateTo: '2026-11-22' }, '2026-11-22')).toBeNull();
});
