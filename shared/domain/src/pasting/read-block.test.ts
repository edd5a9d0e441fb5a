import { readBlock } from './read-block.ts';

it.each([
  ['12\t240', [['12', '240']]],
  ['12\n240', [['12'], ['240']]],
  ['12\r\n240\r\n', [['12'], ['240']]],
  ['12\r240', [['12'], ['240']]],
  ['12\u2028240', [['12'], ['240']]],
  ['12\v240', [['12'], ['240']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['12 240\t5', [['12 240', '5']]],
  ['\t12', [['', '12']]],
  ['12\n\n240\n\n\n', [['12'], [], ['240']]],
  ['12\t\t\n5\t\t\n', [['12'], ['5']]],
  ['"12\n34"\n5', [['"12\n34"'], ['5']]],
  ['"a ""b""\tc"\t7', [['"a ""b""\tc"', '7']]],
  ['12"\t7', [['12"', '7']]],
  ['"12\t7', [['"12', '7']]],
])('cuts %j into cells', (text, cells) => {
  expect(readBlock(text)).toEqual(cells);
});

it('takes no longer for hostile text than for ordinary text', () => {
  const hostile = [
    '"'.repeat(1_000_000),
    '"a\t'.repeat(300_000),
    '""\t'.repeat(300_000),
    '\t'.repeat(1_000_000),
  ];
  const startedAt = performance.now();
  for (const text of hostile) readBlock(text);
  expect(performance.now() - startedAt).toBeLessThan(3000);
});
