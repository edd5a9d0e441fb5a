import { Text } from '@shop/ui';

/** Longer ones, as other books may have them, are broken sooner than the table. */
const WHOLE_MAX = 20;

/** «№ УПД-2026-00025» in one line: hyphens and slashes of a number are no place to break it. */
export function WholeNumber({ of }: { readonly of: string }) {
  return <Text nowrap={of.length <= WHOLE_MAX}>№&nbsp;{of}</Text>;
}
