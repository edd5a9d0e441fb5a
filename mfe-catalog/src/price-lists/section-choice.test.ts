import {
  branchesOf,
  countProducts,
  everything,
  isPartial,
  toSectionIds,
  withBranch,
  withChild,
} from './section-choice.ts';

const branches = branchesOf([
  { id: 1, name: 'Перчатки', parentId: null, elementCount: 100 },
  { id: 2, name: 'С покрытием', parentId: 1, elementCount: 60 },
  { id: 3, name: 'Кожаные', parentId: 1, elementCount: 30 },
  { id: 4, name: 'Обувь', parentId: null, elementCount: 50 },
]);
const [gloves, shoes] = branches as [(typeof branches)[0], (typeof branches)[0]];
const none = new Set<number>();

it('a section of the first level takes all below it along, both ways', () => {
  const ticked = withBranch(none, gloves, true);
  expect([...ticked]).toEqual([1, 2, 3]);
  expect(withBranch(ticked, gloves, false).size).toBe(0);
  expect(countProducts(branches, ticked)).toBe(100);
});

it('some below it tick it partly, the last one wholly, and one less partly again', () => {
  const one = withChild(none, gloves, 2, true);
  expect([isPartial(one, gloves), one.has(1), countProducts(branches, one)]).toEqual([true, false, 60]);
  const both = withChild(one, gloves, 3, true);
  expect([isPartial(both, gloves), both.has(1)]).toEqual([false, true]);
  const less = withChild(both, gloves, 2, false);
  expect([isPartial(less, gloves), toSectionIds(branches, less)]).toEqual([true, [3]]);
});

it('asks for as few sections as say it, and for none when it is everything', () => {
  expect(toSectionIds(branches, withBranch(none, gloves, true))).toEqual([1]);
  const all = withBranch(withBranch(none, gloves, true), shoes, true);
  expect(toSectionIds(branches, all)).toEqual([]);
  expect(everything(branches)).toEqual(all);
});
