import { Link, Skeleton, SkeletonText, Stack, Text } from '@shop/ui';
import { color, font, media, radius, space, text } from '@shop/ui/theme';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

interface TextCardProps {
  readonly to: string;
  readonly title: string;
  readonly lead: string;
  /** Stands below the text, such as the end of a promotion or a date. */
  readonly note: ReactNode;
  /** Dims the card. */
  readonly isPast?: boolean;
  readonly link?: Ref<HTMLAnchorElement> | undefined;
}

/** A promotion or an article in a list; the whole card links to its page. */
export function TextCard({ to, title, lead, note, isPast = false, link }: TextCardProps) {
  return (
    <Card $isPast={isPast}>
      <Title>
        <CoverLink to={to} tone="default" ref={link}>
          {title}
        </CoverLink>
      </Title>
      {lead && (
        <Text as="p" tone="muted">
          {lead}
        </Text>
      )}
      <Note>{note}</Note>
    </Card>
  );
}

/** The columns keep enough width for a line of text. */
export const CardColumns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  gap: ${space[4]};
  ${media.down('mobile')} {
    gap: ${space[3]};
  }
`;

/** Reserves the space of cards while they load. */
export function CardsSkeleton({ count }: { readonly count: number }) {
  return (
    <CardColumns aria-busy="true">
      <CardSkeletons count={count} />
    </CardColumns>
  );
}

export function CardSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={`card-${index + 1}`} $isPast={false} aria-hidden>
      <Stack gap={3}>
        <Skeleton height={24} width="70%" />
        <SkeletonText lines={2} />
        <Skeleton height={22} width={160} />
      </Stack>
    </Card>
  ));
}

const Card = styled.li<{ $isPast: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-content: start;
  gap: ${space[2]};
  min-block-size: 148px;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${(p) => (p.$isPast ? color.sunken : color.surface)};
  &:hover {
    border-color: ${color.control};
  }
`;

const Title = styled.h2`
  ${text.l}
  font-weight: ${font.bold};
  text-wrap: balance;
`;

const CoverLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Note = styled.div`
  align-self: end;
`;
