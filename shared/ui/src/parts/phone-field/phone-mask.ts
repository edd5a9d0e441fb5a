import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { formatPhone, phoneDigits } from '@shop/domain/format/phone';

type ElementState = Parameters<MaskitoPostprocessor>[0];

const d = /\d/;

/** Formats typed, pasted and autofilled text as `+7 (###) ###-##-##` (§5): 8…, 7…, 9…, +7, spaces, brackets. */
export const phoneMask: MaskitoOptions = {
  mask: ['+', '7', ' ', '(', d, d, d, ')', ' ', d, d, d, '-', d, d, '-', d, d],
  preprocessors: [takeUsualForms],
  postprocessors: [leaveNothingAlone],
};

function takeUsualForms({
  elementState,
  data,
}: Parameters<MaskitoPreprocessor>[0]): ReturnType<MaskitoPreprocessor> {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (isWhole(data)) return { elementState: { value: '', selection: [0, 0] }, data: formatPhone(data) };
  const rest = value.slice(0, from) + value.slice(to);
  // A first 8 or 7 is the trunk prefix: no Russian area code begins with what follows it.
  if (data === '8' && rest === '') return { elementState, data: '7' };
  // The beginning of a number that was typed before the mask had come: the mask itself begins every value with +7.
  if (!data && /^[78]\d*$/.test(value)) {
    const begun = `+7${value.slice(1)}`;
    return { elementState: { value: begun, selection: [begun.length, begun.length] }, data };
  }
  if (!isWhole(value)) return { elementState, data };
  const whole = formatPhone(value);
  // Autofilled text arrives unformatted; text that the mask has formatted stays.
  if (whole === value || data) return { elementState, data };
  return { elementState: { value: whole, selection: [whole.length, whole.length] }, data };
}

/** Deleting the last own digit also removes the country prefix. */
function leaveNothingAlone(next: ElementState, before: ElementState): ElementState {
  const isLess = next.value.length < before.value.length;
  return isLess && phoneDigits(next.value).length <= 1 ? { value: '', selection: [0, 0] } : next;
}

function isWhole(text: string): boolean {
  return /^7\d{10}$/.test(phoneDigits(text));
}
