import { space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SummaryColumnsProps {
  /** Names the summary for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  /** The summary is next to the rows if there is space, else below them. */
  readonly aside: ReactNode;
  /** The main button is below the summary, on narrow screens always visible at the bottom. */
  readonly action?: ReactNode;
  /** On narrow screens the summary stands above the rows. */
  readonly summaryFirst?: boolean;
}

/** Places a page's rows next to their summary, by the width that the shell leaves rather than the window's. */
export function SummaryColumns({ label, children, aside, action, summaryFirst }: SummaryColumnsProps) {
  return (
    <Room>
      <Columns>
        <Rows $last={summaryFirst}>{children}</Rows>
        <Aside aria-label={label}>
          {aside}
          {action && <Action>{action}</Action>}
        </Aside>
      </Columns>
    </Room>
  );
}

const Room = styled.div`
  container: summary / inline-size;
`;

/** Matches where the summary is next to the rows. */
export const besideSummary = '@container summary (min-width: 900px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
  ${besideSummary} {
    grid-template-columns: minmax(0, 1fr) 272px;
  }
  @container summary (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 312px;
  }
`;

const Rows = styled.div<{ $last?: boolean }>`
  order: ${(p) => (p.$last ? 1 : 0)};
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
  ${besideSummary} {
    order: 0;
  }
`;

const Aside = styled.aside`
  /* Without a box of its own, the action may stick to the bottom of the whole page rather than of the aside. */
  display: contents;
  ${besideSummary} {
    position: sticky;
    inset-block-start: 88px;
    display: grid;
    gap: ${space[4]};
  }
`;

const Action = styled.div`
  position: sticky;
  /* Above the shell's bottom menu and cookie notice. */
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px));
  z-index: 1;
  ${besideSummary} {
    position: static;
  }
`;
