/**
 * Colours. Warm greys carry the page, one accent (signal orange) marks what can be done next; green, ochre,
 * crimson and blue only ever mean a state. Pairs used for text are held to WCAG AA by `tokens.test.ts`.
 */
export const color = {
  canvas: '#f7f6f3',
  surface: '#ffffff',
  sunken: '#f0eeea',
  raised: '#fbfaf8',
  line: '#e4e1da',
  lineStrong: '#d0ccc3',
  control: '#8b857a',
  text: '#1e1c19',
  textMuted: '#57524a',
  textSubtle: '#6b655c',
  textDisabled: '#8b857a',
  inverse: '#221f1c',
  onInverse: '#ffffff',
  onInverseMuted: '#c9c4ba',
  accent: '#c8430a',
  accentHover: '#ad3808',
  accentActive: '#8f2e07',
  accentText: '#b03a0a',
  accentSoft: '#fdf1ea',
  accentLine: '#f2c9b1',
  onAccent: '#ffffff',
  success: '#1a6b41',
  successSoft: '#e7f4ec',
  successLine: '#b5dac4',
  warning: '#7a5200',
  warningSoft: '#fcf3d9',
  warningLine: '#ead59a',
  danger: '#b3152d',
  dangerHover: '#941025',
  dangerSoft: '#fdecee',
  dangerLine: '#f0bcc3',
  info: '#1d5891',
  infoSoft: '#e9f1f9',
  infoLine: '#bcd3ea',
  neutral: '#57524a',
  neutralSoft: '#f0eeea',
  neutralLine: '#d0ccc3',
  focus: '#c8430a',
  backdrop: 'rgb(30 28 25 / 0.44)',
  /** The canvas as it looks through the backdrop. */
  dimmed: '#979693',
} as const;

/** Steps of the 4 px grid: `space[4]` is 16 px. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

/** Corners: `s` tags, `m` controls, `l` boxes and dialogs. */
export const radius = { s: '4px', m: '6px', l: '10px', full: '999px' } as const;

/** Only what floats above the page casts a shadow; everything else has a hairline. */
export const shadow = {
  popover: '0 0 0 1px rgb(30 28 25 / 0.06), 0 8px 24px rgb(30 28 25 / 0.12)',
  dialog: '0 0 0 1px rgb(30 28 25 / 0.06), 0 24px 64px rgb(30 28 25 / 0.22)',
} as const;

/** Transitions. Reduced motion switches them off in `GlobalStyle`. */
export const duration = { fast: '120ms', base: '200ms' } as const;

/** Heights of controls: 28, 36 and 44 px under a mouse, never below 44 under a finger. */
export const controlHeight = { s: '28px', m: '36px', l: '44px', touch: '44px' } as const;

export type Space = keyof typeof space;
export type Color = keyof typeof color;
/** What a state means; the colour follows from it. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
