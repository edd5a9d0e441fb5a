/** The shades of a picture, all derived from one colour. */
export interface Palette {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

export function paletteOf(hex: string): Palette {
  return {
    light: mix(hex, '#ffffff', 0.28),
    base: hex,
    dark: mix(hex, '#10151d', 0.22),
    deep: mix(hex, '#10151d', 0.48),
  };
}

/** Colours that do not depend on the product. */
export const neutral = {
  ink: '#2d323a',
  steel: '#b4bcc6',
  steelDark: '#86909c',
  steelLight: '#dde2e8',
  rubber: '#3b4048',
  reflector: '#dfe6ea',
  skin: '#f7f8fa',
  amber: '#e7a53b',
} as const;

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
