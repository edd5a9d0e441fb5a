import { Link as RouterLink } from '@shop/platform/router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import styled, { css } from 'styled-components';
import { color } from '../theme/index.ts';

/** The target of a part: `to` inside the shop, `href` for a file, a phone number, an e-mail address or another site. */
export type Target = { to?: string; href?: string };

/** Returns the element and attributes of a target; nothing for a part without one. */
export function targetProps({ to, href }: Target) {
  if (to !== undefined) return { as: RouterLink, to };
  if (href !== undefined) {
    return { as: 'a' as const, href, rel: /^https?:/.test(href) ? 'noopener noreferrer' : undefined };
  }
  return {};
}

export type LinkTone = 'accent' | 'default' | 'muted';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Target & { tone?: LinkTone; ref?: Ref<HTMLAnchorElement> };

/** A text link. */
export function Link({ to, href, tone = 'accent', ...rest }: LinkProps) {
  return <Anchor $tone={tone} {...targetProps({ to, href })} {...rest} />;
}

const Anchor = styled.a<{ $tone: LinkTone }>`
  color: ${(p) => ({ accent: color.accentText, default: color.text, muted: color.textMuted })[p.$tone]};
  &[href^='tel:'] {
    white-space: nowrap;
  }
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  ${(p) =>
    p.$tone === 'accent'
      ? css`
          text-decoration-color: ${color.accentLine};
        `
      : css`
          text-decoration-line: none;
        `}
  &:hover {
    color: ${color.accentText};
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }
`;
