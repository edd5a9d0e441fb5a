import { rolesOf } from './custom-properties.ts';

// Roles are references to custom properties whose values the shell owns: `color.accent` is `var(--color-accent)`. To
// compute with one, use `calc`: `calc(-1 * ${space[2]})`.

/** Colours by what they are for. */
export const color = rolesOf('color');

/** Steps of the 4 px grid: `space[4]` is 16 px. */
export const space = rolesOf('space');

/** Corners: `xs` marks within text, `s` tags, `m` controls, `l` boxes and dialogs. */
export const radius = rolesOf('radius');

/** Only elements that float above the page cast a shadow; all others have a hairline. */
export const shadow = rolesOf('shadow');

/** Transitions. Reduced motion switches them off in `GlobalStyle`. */
export const duration = rolesOf('duration');

/** Heights of controls: 28, 36 and 44 px under a mouse, never below 44 under a finger. */
export const controlHeight = rolesOf('controlHeight');

/** Font sizes without a line height, for text that keeps the line of its surroundings. `l` is the least for fields under a finger: phones zoom into smaller ones. */
export const fontSize = rolesOf('fontSize');

export const lineHeight = rolesOf('lineHeight');

export type Space = keyof typeof space;
export type Color = keyof typeof color;
/** The meaning of a state, which decides its colour. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
