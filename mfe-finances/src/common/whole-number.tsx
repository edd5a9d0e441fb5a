import { Text } from '@shop/ui';

/** Longer numbers, which foreign accounting systems may have, may wrap so that they do not widen the table. */
const WHOLE_MAX = 20;

/** «№ УПД-2026-00025» without line breaks at hyphens and slashes. */
export function WholeNumber({ of }: { readonly of: string }) {
  return <Text nowrap={of.length <= WHOLE_MAX}>№&nbsp;{of}</Text>;
}
