import { persisted } from '@shop/platform/storage';
import { useCallback, useState } from 'react';
import * as v from 'valibot';

const HERTZ = 220;
const SECONDS = 0.25;

/** That the tone of the quick order is on. */
const choice = persisted(v.literal('on'), 'shop.quick-order.sound', 'browser');

/** Plays a low tone for a buyer who looks at the goods and not at the screen; it is off by default. */
export function useBeep() {
  const [isOn, setIsOn] = useState(() => choice.read() === 'on');
  const beep = useCallback(() => {
    if (isOn) playTone();
  }, [isOn]);
  function toggle() {
    setIsOn(!isOn);
    choice.write(isOn ? undefined : 'on');
  }
  return { isOn, toggle, beep };
}

function playTone(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: HERTZ, type: 'square' });
  tone.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
