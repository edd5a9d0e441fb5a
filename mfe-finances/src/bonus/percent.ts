import { formatNumber } from '@shop/domain/format/number';

/** Hundredths of a per cent as «1,5 %». */
export const formatBasisPoints = (basisPoints: number) => `${formatNumber(basisPoints / 100)}\u00a0%`;

/** What is reached of a plan: «74 %»; rounded down, so that 100 % means it is. */
export const formatShare = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}\u00a0%`;
