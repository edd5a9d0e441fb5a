import { readShopConfig } from '@shop/platform/http';
import { Link } from '@shop/platform/router';
import { color, font, headingText, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** The logo of the shop, a link to the home page. */
export function Logo() {
  return (
    <Mark to="/">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="7" fill={color.accent} />
        <path
          d="M22 10.5C20.6 9 18.6 8 16.2 8 11.7 8 8.5 11.4 8.5 16s3.2 8 7.7 8c2.4 0 4.4-1 5.8-2.5"
          fill="none"
          stroke={color.onAccent}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M16 13v6" stroke={color.onAccent} strokeWidth="3.4" strokeLinecap="round" />
      </svg>
      <span>{readShopConfig().siteName}</span>
    </Mark>
  );
}

const Mark = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  ${headingText.m}
  font-weight: ${font.bold};
  color: ${color.text};
  text-decoration: none;
`;
