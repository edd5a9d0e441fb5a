import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { formatPhone, phoneDigits } from '@shop/domain/format/phone';

type ElementState = Parameters<MaskitoPostprocessor>[0];

const d = /\d/;

/** `+7 (###) ###-##-##` (§5) for whatever is typed, pasted or filled in: 8…, 7…, 9…, +7, spaces, brackets. */
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
  // The trunk prefix, and the first digit of nothing else: no code of a Russian area begins with what follows it.
  if (data === '8' && rest === '') return { elementState, data: '7' };
  if (!isWhole(value)) return { elementState, data };
  const whole = formatPhone(value);
  // What a browser fills in itself comes as it is; what the mask has written already stays where it is.
  if (whole === value || data) return { elementState, data };
  return { elementState: { value: whole, selection: [whole.length, whole.length] }, data };
}

/** After the last digit of one's own has been deleted nothing is left, the country's prefix neither. */
function leaveNothingAlone(next: ElementState, before: ElementState): ElementState {
  const isLess = next.value.length < before.value.length;
  return isLess && phoneDigits(next.value).length <= 1 ? { value: '', selection: [0, 0] } : next;
}

function isWhole(text: string): boolean {
  return /^7\d{10}$/.test(phoneDigits(text));
}
