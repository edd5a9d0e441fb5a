import { formatNumber } from '@shop/domain/format/number';

/** Formats hundredths of a per cent: «1,5 %». */
export const formatBasisPoints = (basisPoints: number) => `${formatNumber(basisPoints / 100)}\u00a0%`;

/** Formats the reached share of a plan: «74 %». Rounded down, so that 100 % means reached. */
export const formatShare = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}\u00a0%`;
