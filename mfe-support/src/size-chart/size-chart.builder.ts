import type { SizeChart } from '@shop/contracts/support/content';

/** Two measurements: chest has gaps of a centimetre, waist ranges touch, and hips exist for larger sizes only. */
export const buildChartWith = (part: Partial<SizeChart> = {}): SizeChart => ({
  code: 'clothes',
  name: 'Одежда',
  sectionCodes: ['specodezhda'],
  note: 'Мерки снимают поверх белья.',
  measurements: [
    {
      code: 'chest',
      name: 'Обхват груди',
      hint: 'По самым выступающим точкам.',
      unit: 'см',
      min: 60,
      max: 180,
    },
    { code: 'waist', name: 'Обхват талии', hint: 'По самому узкому месту.', unit: 'см', min: 50, max: 180 },
  ],
  rows: [
    { size: '44-46', others: { Международный: 'S' }, ranges: { chest: [86, 93], waist: [72, 80] } },
    { size: '48-50', others: { Международный: 'M' }, ranges: { chest: [94, 101], waist: [80, 88] } },
    { size: '52-54', others: { Международный: 'L' }, ranges: { chest: [102, 109], waist: [88, 96] } },
  ],
  ...part,
});

export const buildShoes = (): SizeChart =>
  buildChartWith({
    code: 'shoes',
    name: 'Обувь',
    sectionCodes: ['obuv'],
    note: '',
    measurements: [
      {
        code: 'foot',
        name: 'Длина стопы',
        hint: 'От пятки до большого пальца.',
        unit: 'см',
        min: 20,
        max: 35,
      },
    ],
    rows: [
      { size: '41', others: {}, ranges: { foot: [26, 26.4] } },
      { size: '42', others: {}, ranges: { foot: [26.5, 27] } },
    ],
  });
