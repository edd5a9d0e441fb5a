import { type SlotName, slots } from '@shop/contracts/platform/slots';
import type { SlotFiller } from '@shop/remote';
import { color, space } from '@shop/ui/theme';
import styled from 'styled-components';

type Fillers = (slot: SlotName) => readonly SlotFiller[];

const outlines = new Map<SlotName, readonly SlotFiller[]>();

/** Outlines the slots of areas that are not loaded. */
export function outlineEmpty(fillers: Fillers): Fillers {
  return (slot) => {
    const own = fillers(slot);
    if (own.length > 0) return own;
    const outline = outlines.get(slot) ?? [outlineOf(slot)];
    outlines.set(slot, outline);
    return outline;
  };
}

function outlineOf(slot: SlotName): SlotFiller {
  const Widget = () => <Outline style={{ minBlockSize: slots[slot].height }}>{slot}</Outline>;
  return { area: 'none', code: 'outline', title: slot, load: async () => ({ Widget, release: '' }) };
}

const Outline = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[1]};
  border: 1px dashed ${color.line};
  font-family: monospace;
`;
