import { accountMarks } from './account-marks.ts';
import { businessMarks } from './business-marks.ts';
import { catalogueMarks } from './catalogue-marks.ts';
import type { AllMarks } from './marks.ts';

/** The marks of every table of the database. A new table does not compile before it has a line in one of the lists. */
export const personalData: AllMarks = { ...accountMarks, ...businessMarks, ...catalogueMarks };
