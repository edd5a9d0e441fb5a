import { css } from 'styled-components';
import { color, controlHeight, duration, font, media, radius, space, text } from '../theme/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const variants = {
  primary: [color.accent, color.onAccent, 'transparent', color.accentHover, color.accentActive],
  secondary: [color.surface, color.text, color.lineStrong, color.raised, color.sunken],
  quiet: ['transparent', color.text, 'transparent', color.sunken, color.line],
  danger: [color.danger, color.onAccent, 'transparent', color.dangerHover, color.dangerHover],
} as const;

const paddings = { s: space[2], m: space[3], l: space[5] } as const;

/** The look shared by `Button` and `IconButton`. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  max-inline-size: 100%;
  min-block-size: ${(p) => controlHeight[p.$size]};
  padding: ${space[1]} ${(p) => paddings[p.$size]};
  border: 1px solid;
  border-radius: ${radius.m};
  ${(p) => text[p.$size]}
  font-weight: ${font.medium};
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition: background-color ${duration.fast}, border-color ${duration.fast};
  ${(p) => {
    const [ground, ink, edge, hover, active] = variants[p.$variant];
    return css`
      background: ${ground};
      color: ${ink};
      border-color: ${edge};
      ${media.hover} {
        &:hover {
          background: ${hover};
        }
      }
      &:active {
        background: ${active};
      }
    `;
  }}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${(p) => (p.$variant === 'quiet' ? 'transparent' : color.sunken)};
    border-color: ${(p) => (p.$variant === 'quiet' ? 'transparent' : color.line)};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &:focus-visible {
    border-radius: ${radius.m};
  }
  .lucide {
    inline-size: ${(p) => (p.$size === 'l' ? 20 : 16)}px;
    block-size: ${(p) => (p.$size === 'l' ? 20 : 16)}px;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
    padding-inline: ${(p) => paddings[p.$size === 's' ? 'm' : p.$size]};
  }
`;
