import { breakpoint, media } from './breakpoints.ts';
import type { Color } from './tokens.ts';
import { values } from './values.ts';
import { z } from './z.ts';

const { color } = values;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(color[one]), luminance(color[other])].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds: Color[] = ['surface', 'canvas', 'sunken', 'raised'];
const textPairs: [Color, Color][] = [
  ...grounds.flatMap((ground): [Color, Color][] => [
    ['text', ground],
    ['textMuted', ground],
    ['textSubtle', ground],
    ['accentText', ground],
    ['danger', ground],
    ['success', ground],
    ['warning', ground],
  ]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'danger'],
  ['onInverse', 'inverse'],
  ['onInverseMuted', 'inverse'],
  ['accentText', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['neutral', 'neutralSoft'],
  ['text', 'dangerSoft'],
];

it.each(textPairs)('text in %s can be read on %s', (foreground, background) => {
  expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
});

it.each<[Color, Color]>([
  ['control', 'surface'],
  ['control', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'sunken'],
])('the edge of a control in %s is seen on %s', (edge, ground) => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});

it('never lets two neighbouring media queries hold at once', () => {
  expect(media.up('mobile')).toBe('@media (min-width: 769px)');
  expect(media.down('mobile')).toBe('@media (max-width: 768.98px)');
});

it('orders the breakpoints and the layers from small to large', () => {
  for (const scale of [Object.values(breakpoint), Object.values(z)]) {
    expect(scale).toEqual([...scale].sort((a, b) => a - b));
  }
});

it('has the seven breakpoints of the design (§9.5)', () => {
  expect(breakpoint).toEqual({
    mobileSmall: 380,
    mobile: 769,
    tablet: 993,
    mobileDashboard: 1075,
    desktop: 1280,
    desktopLarge: 1600,
    desktopWide: 1800,
  });
});
