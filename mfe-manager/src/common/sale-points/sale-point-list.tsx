import type { SalePoint } from '@shop/contracts/manager/sale-points';
import { formatPhone } from '@shop/domain/format/phone';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { Badge, Card, Link, Row, Skeleton, Stack, Text } from '@shop/ui';
import { color, duration, media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SalePointListProps {
  readonly points: readonly SalePoint[];
  /** Another page is loading, or a change is pending. */
  readonly isStale: boolean;
  /** The sale point chosen on the map. */
  readonly chosenId: number | null;
  /** Labels the companies of a sale point; a customer sees only the others. */
  readonly companiesLabel?: string;
  /** Renders the actions of a sale point below its text. */
  readonly renderActions?: (point: SalePoint) => ReactNode;
}

/** A list of sale points, for customers and managers. */
export function SalePointList(props: SalePointListProps) {
  const { points, isStale, chosenId, companiesLabel = 'Также у\u00a0компаний', renderActions } = props;
  return (
    <Card padding={0}>
      <List aria-label="Торговые точки" aria-busy={isStale}>
        {points.map((point) => (
          <Line
            key={point.id}
            id={lineId(point.id)}
            tabIndex={-1}
            aria-current={point.id === chosenId || undefined}
          >
            <Row gap={2}>
              <Text as="h3" weight="medium">
                {point.name}
              </Text>
              {!point.isActive && <Badge>Закрыта</Badge>}
            </Row>
            <Text as="p">{unbrokenAddress(point.address)}</Text>
            <About {...point} companiesLabel={companiesLabel} />
            {renderActions?.(point)}
          </Line>
        ))}
      </List>
    </Card>
  );
}

interface AboutProps extends SalePoint {
  readonly companiesLabel: string;
}

function About({ workingHours, contactName, contactPhone, companies, companiesLabel }: AboutProps) {
  return (
    <>
      {(workingHours || contactName || contactPhone) && (
        <Row gap={2}>
          {workingHours && <Text tone="muted">{workingHours}</Text>}
          {contactName && <Text tone="muted">{contactName}</Text>}
          {contactPhone && (
            <Link href={`tel:+${contactPhone}`} tone="default">
              {formatPhone(contactPhone)}
            </Link>
          )}
        </Row>
      )}
      {companies.length > 0 && (
        <Text as="p" size="s" tone="muted">
          {`${companiesLabel}: ${companies.map(({ name }) => name).join(', ')}`}
        </Text>
      )}
    </>
  );
}

/** The DOM id of a sale point in the list, for scrolling to it. */
export function lineId(id: number): string {
  return `sale-point-${id}`;
}

/** The height of a few sale points. */
export function SalePointListSkeleton() {
  return (
    <Card padding={0} aria-busy="true">
      <List as="div">
        {['one', 'two', 'three', 'four'].map((line) => (
          <Line as="div" key={line}>
            <Skeleton height={20} width="40%" />
            <Skeleton height={20} width="80%" />
            <Skeleton height={20} width="60%" />
            <Skeleton height={32} width="30%" />
          </Line>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
  > * + * {
    border-block-start: 1px solid ${color.line};
  }
`;

const Line = styled(Stack).attrs({ gap: 1, forwardedAs: 'li' })`
  padding: ${space[4]} ${space[5]};
  overflow-wrap: anywhere;
  /* Clears the sticky page header. */
  scroll-margin-block: 120px;
  &[aria-current] {
    background: ${color.accentSoft};
  }
  ${media.down('mobile')} {
    padding-inline: ${space[4]};
  }
`;
