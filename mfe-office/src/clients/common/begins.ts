import * as v from 'valibot';

/** The fields of a form that say from which day on its terms hold. */
export const beginsEntries = { begins: v.string(), validFrom: v.string() };
export const beginsNow = { begins: 'now', validFrom: '' };

type Begins = typeof beginsNow;

export const isDayNamed = ({ begins, validFrom }: Begins) => begins === 'now' || validFrom !== '';

/** The day of the call; null for today. */
export const dayOf = ({ begins, validFrom }: Begins) => (begins === 'now' ? null : validFrom);
