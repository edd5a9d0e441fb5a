import { color, radius, space } from '@shop/ui/theme';

/** The least that the third party's code needs. Without `allow-same-origin` the frame has an opaque origin. */
const SANDBOX = 'allow-scripts allow-popups';

/**
 * Creates a frame above everything that stays hidden until it is shown. As a modal dialog it lies above an open dialog
 * and returns the focus. Moving a frame reloads it, so it is shown where it was created.
 */
export function buildFrameDialog(src: string, onClose: () => void) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Проверка, что вы не робот');
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = 'Проверка, что вы не робот';
  frame.setAttribute('sandbox', SANDBOX);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Отменить проверку';
  close.addEventListener('click', onClose);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  dialog.append(close, frame);
  Object.assign(dialog.style, overEverything);
  Object.assign(frame.style, wholeDialog);
  Object.assign(close.style, atTheTop);
  return {
    dialog,
    frame,
    show() {
      if (dialog.open) return;
      dialog.style.visibility = 'visible';
      dialog.showModal();
    },
    hide() {
      dialog.style.visibility = 'hidden';
      if (dialog.open) dialog.close();
    },
  };
}

/** Laid out even while closed, because the captcha renders its task to the size of the frame. */
const overEverything = {
  display: 'block',
  visibility: 'hidden',
  position: 'fixed',
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: '0',
  padding: '0',
  border: '0',
  background: color.surface,
};
const wholeDialog = { display: 'block', inlineSize: '100%', blockSize: '100%', border: '0' };
const atTheTop = {
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
};
