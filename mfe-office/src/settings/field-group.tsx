import { Stack } from '@shop/ui';
import { font, space, text } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Fields under one heading, announced as a group. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      <Stack gap={4}>{children}</Stack>
    </Group>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: ${font.bold};
    ${text.m}
  }
`;
