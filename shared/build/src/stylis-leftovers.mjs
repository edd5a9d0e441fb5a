/** Stands for stylis's vendor prefixes, which styled-components imports but has off: no browser of ours needs them. */
export const prefix = (value) => value;
