import { useCallback, useState } from 'react';

const HERTZ = 220;
const SECONDS = 0.25;
const KEY = 'shop.quick-order.sound';

/** A low tone for whoever looks at the goods and not at the screen; off until it is asked for. */
export function useBeep() {
  const [isOn, setIsOn] = useState(readChoice);
  const beep = useCallback(() => {
    if (isOn) playTone();
  }, [isOn]);
  function toggle() {
    setIsOn(!isOn);
    try {
      localStorage.setItem(KEY, isOn ? '' : 'on');
    } catch {
      // Then it holds for this visit.
    }
  }
  return { isOn, toggle, beep };
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
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
