// The values behind the roles of `tokens.ts` and `typography.ts`. Nothing outside this folder reads them: pages name roles.

export const values = {
  /**
   * Colours. Warm greys carry the page, one accent (signal orange) marks actions; green, ochre, crimson and blue only
   * ever mean a state. Pairs used for text are held to WCAG AA by `tokens.test.ts`.
   */
  color: {
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
    onInverseHover: 'rgb(255 255 255 / 0.12)',
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
    /** The canvas seen through the backdrop. */
    dimmed: '#979693',
    /** The shadow at the edge of a table that continues there. */
    shade: 'rgb(30 28 25 / 0.16)',
  },

  /** Steps of the 4 px grid: `space[4]` is 16 px. */
  space: {
    0: '0px',
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
  },

  /** Corners: `s` tags, `m` controls, `l` boxes and dialogs. */
  radius: { xs: '2px', s: '4px', m: '6px', l: '10px', full: '999px' },

  /**
   * Only elements that float above the page, or under which the page scrolls, cast a shadow; all others have a
   * hairline.
   */
  shadow: {
    popover: '0 0 0 1px rgb(30 28 25 / 0.06), 0 8px 24px rgb(30 28 25 / 0.12)',
    sticky: '0 6px 12px -8px rgb(30 28 25 / 0.24)',
    dialog: '0 0 0 1px rgb(30 28 25 / 0.06), 0 24px 64px rgb(30 28 25 / 0.22)',
  },

  /** Transitions. Reduced motion switches them off in `GlobalStyle`. */
  duration: { fast: '120ms', base: '200ms', slow: '300ms' },

  /** Heights of controls: 28, 36 and 44 px under a mouse, never below 44 under a finger. */
  controlHeight: { s: '28px', m: '36px', l: '44px', touch: '44px' },

  /** Sizes of text; `display` is the number of an error page. */
  fontSize: {
    xxs: '0.6875rem',
    xs: '0.75rem',
    s: '0.8125rem',
    m: '0.875rem',
    l: '1rem',
    xl: '1.25rem',
    headingS: '0.9375rem',
    headingM: '1.125rem',
    headingL: '1.375rem',
    headingXl: '1.75rem',
    display: '6rem',
  },

  /** Line heights, under the names of their sizes. */
  lineHeight: {
    xs: '1rem',
    s: '1.125rem',
    m: '1.25rem',
    l: '1.5rem',
    xl: '1.75rem',
    headingS: '1.25rem',
    headingM: '1.5rem',
    headingL: '1.75rem',
    headingXl: '2.25rem',
    display: '1',
  },
};

/** On phones, running text is a size larger, since it is read at arm's length, and large headings are smaller. */
export const onPhones = {
  fontSize: { m: '0.9375rem', headingXl: '1.375rem', display: '4rem' },
  lineHeight: { m: '1.375rem', headingXl: '1.75rem' },
};
