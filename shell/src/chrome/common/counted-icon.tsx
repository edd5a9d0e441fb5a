import { CountBadge } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NewsDot } from './news-dot.ts';

interface CountedIconProps {
  readonly icon: ReactNode;
  readonly count?: number;
  /** The meaning of a dot without a number. */
  readonly flag?: string;
}

/** An icon with its counter or dot. It stands above the name and is read after it: «Корзина 3». */
export function CountedIcon({ icon, count = 0, flag }: CountedIconProps) {
  return (
    <Sign>
      {icon}
      {count > 0 && (
        <Corner>
          <CountBadge count={count} />
        </Corner>
      )}
      {flag && <NewsDot $inset="-2px" role="img" aria-label={flag} />}
    </Sign>
  );
}

const Sign = styled.span`
  position: relative;
  order: -1;
  display: grid;
`;

const Corner = styled.span`
  position: absolute;
  inset: -7px auto auto 12px;
  display: flex;
`;
