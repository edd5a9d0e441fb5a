/**
 * Replaces stylis's vendor prefixes, which styled-components imports but has switched off: no supported
 * browser needs them.
 */
export const prefix = (value) => value;
