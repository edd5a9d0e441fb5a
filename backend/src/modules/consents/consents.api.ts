export { findCurrentTexts, insertText, lockTexts } from './consent-texts.ts';
export { draftText, type Firm, operatorOf } from './draft-text.ts';
export { findGivenConsents, findTexts } from './find-given-consents.ts';
export {
  asksConsent,
  countConsents,
  giveConsents,
  readOwnConsents,
  readTicked,
  recordConsents,
  withdrawConsent,
} from './given-consents.ts';
