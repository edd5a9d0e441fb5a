import { Badge, Label, Row, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The mark of what the accounting system owns. */
export function OwnedBadge() {
  return <Badge>ведётся в{'\u00a0'}1С</Badge>;
}

/** A field that the accounting system owns: its value without an input (§6.43). */
export function OwnedField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Group>
      <Label as="span">{label}</Label>
      <Row gap={2}>
        <Text>{children}</Text>
        <OwnedBadge />
      </Row>
    </Group>
  );
}

/** Aligned like a labelled field. */
const Group = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;
